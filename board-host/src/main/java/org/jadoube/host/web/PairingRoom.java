package org.jadoube.host.web;

import java.io.IOException;
import java.util.Map;
import org.jadoube.host.pairing.Pairing;
import org.jadoube.host.pairing.PairingCode;
import org.jadoube.host.pairing.PairingDesk;
import org.jadoube.host.pairing.PairingDesk.Asked;
import org.jadoube.host.pairing.PairingDesk.Heard;
import org.jadoube.host.pairing.Pairings;
import org.jspecify.annotations.Nullable;

/** What browsers say and ask about pairing (docs/page.md). */
final class PairingRoom {

    /** A browser keeps a cookie for at most so long, in s; each visit as a player makes it new. */
    private static final int KEPT = 400 * 24 * 3600;

    private final PairingDesk desk;
    private final Pairings pairings;
    private final int port;
    private final boolean listens;

    /**
     * An answer.
     *
     * @param status as HTTP has it
     * @param json the content
     * @param cookie a token that the browser shall keep; empty: that it shall forget; null: nothing about it
     */
    record Reply(int status, String json, @Nullable String cookie) {}

    /** {@code listens}: whether there is a door to other computers, which call {@code port}. */
    PairingRoom(PairingDesk desk, Pairings pairings, int port, boolean listens) {
        this.desk = desk;
        this.pairings = pairings;
        this.port = port;
        this.listens = listens;
    }

    /** Whether other computers come here at all. */
    boolean listens() {
        return listens;
    }

    /** Who the visitor is: {@code {"standing":"viewer","pairs":true}}; {@code pairs}: others can pair here. */
    String you(Visitor visitor) {
        return Json.written(out -> {
            out.writeStartObject();
            out.writeStringField("standing", visitor.standing().word());
            out.writeBooleanField("pairs", listens);
            out.writeEndObject();
        });
    }

    /** The pairings, for who may forget them. */
    String list(Visitor visitor) {
        return Json.written(out -> {
            out.writeStartObject();
            out.writeArrayFieldStart("pairings");
            for (Pairing it : pairings.all()) {
                out.writeStartObject();
                out.writeStringField("id", it.id());
                out.writeStringField("since", it.since());
                out.writeStringField("name", it.name());
                out.writeBooleanField("you", it.id().equals(visitor.pairing()));
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
        });
    }

    /** Takes a message of anybody. */
    Reply take(Visitor visitor, String body) throws BadInput {
        Map<String, String> told = Json.scalars(body);
        String what = told.getOrDefault("do", "");
        if (!listens) {
            throw new BadInput("this page is open to this computer alone; play --listen opens it to others");
        }
        return switch (what) {
            case "ask" -> ask(visitor);
            case "say" -> say(told);
            case "refuse" -> refuse(visitor);
            case "forget" -> forget(visitor, told.getOrDefault("id", visitor.pairing()));
            default -> throw new BadInput("do " + what + ": ask, say, refuse or forget expected");
        };
    }

    private Reply ask(Visitor visitor) {
        if (visitor.atBoard()) {
            desk.invite();
        }
        return switch (desk.ask(visitor.address())) {
            case Asked.Shown shown -> new Reply(200, "{\"shown\":" + shown.left() + "}", null);
            case Asked.Later later -> new Reply(429, "{\"wait\":" + later.pause() + "}", null);
        };
    }

    private Reply say(Map<String, String> told) throws BadInput {
        PairingCode code = PairingCode.read(told.getOrDefault("code", ""))
                .orElseThrow(() -> new BadInput("code: five squares expected, as in a3 b7 c2 e4 g5"));
        Heard heard = desk.hear(code);
        String json = "{\"heard\":\"" + heard.name().toLowerCase(java.util.Locale.ROOT) + "\"}";
        try {
            return heard == Heard.RIGHT
                    ? new Reply(200, json, pairings.add(told.getOrDefault("name", "")))
                    : new Reply(403, json, null);
        } catch (IOException e) {
            throw new BadInput("the pairing cannot be kept: " + e.getMessage());
        }
    }

    private Reply refuse(Visitor visitor) throws BadInput {
        if (!visitor.atBoard()) {
            throw new BadInput("a code is taken back at the board");
        }
        desk.refuse();
        return new Reply(200, "{}", null);
    }

    private Reply forget(Visitor visitor, String id) throws BadInput {
        if (!visitor.plays()) {
            throw new BadInput("players alone forget pairings");
        }
        try {
            if (!pairings.forget(id)) {
                throw new BadInput("there is no pairing " + id);
            }
        } catch (IOException e) {
            throw new BadInput("the pairings cannot be written: " + e.getMessage());
        }
        return new Reply(200, "{}", id.equals(visitor.pairing()) ? "" : null);
    }

    /** The header that gives a browser its token, or takes it. */
    String cookie(String token) {
        return Callers.cookie(port) + "=" + token + "; Path=/; Max-Age=" + (token.isEmpty() ? 0 : KEPT)
                + "; HttpOnly; SameSite=Strict";
    }

    /** The code that is shown, as those at the board are told; an empty one if none is. */
    static String shown(@Nullable PairingCode code, String who) {
        return Json.written(out -> {
            out.writeStartObject();
            out.writeStringField("code", code == null ? "" : code.text());
            out.writeStringField("who", who);
            out.writeEndObject();
        });
    }
}
