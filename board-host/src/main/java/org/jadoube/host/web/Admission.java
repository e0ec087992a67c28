package org.jadoube.host.web;

import com.sun.net.httpserver.HttpExchange;

/** Who may come in at a door. */
interface Admission {

    /** What becomes of a request before anything of it is done. */
    sealed interface Ruling {
        /** It is heard. */
        record Enter(Visitor visitor) implements Ruling {}

        /** It is not, with the status and the line to say. */
        record Refuse(int status, String line) implements Ruling {}

        /** Nobody is there any more to hear an answer. */
        record Gone() implements Ruling {}
    }

    /** The ruling on a request; {@code cost}: 1 for what is cheap to answer. */
    Ruling of(HttpExchange request, int cost);

    /** The loopback door: whoever names the loopback address as its host sits at the board. */
    static Admission loopback(int port) {
        Guard guard = Guard.loopback(port);
        return (request, cost) -> {
            String refusal = guard.refusal(request.getRequestHeaders());
            return refusal == null ? new Ruling.Enter(Visitor.HERE) : new Ruling.Refuse(403, refusal);
        };
    }
}
