package org.jadoube.host.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.Collections;
import java.util.List;

/** This machine as other computers know it. */
final class Lan {

    private static final byte[] OTHER = {127, 0, 0, 2};

    private Lan() {}

    /** Its own address in its network; on a machine without one a loopback address that is not the page's. */
    static InetAddress address() throws SocketException {
        for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            List<InetAddress> addresses = Collections.list(card.getInetAddresses());
            for (InetAddress address : addresses) {
                if (card.isUp() && address instanceof Inet4Address && !address.isLoopbackAddress()) {
                    return address;
                }
            }
        }
        try {
            return InetAddress.getByAddress(OTHER);
        } catch (java.net.UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A room of a game's page as another computer asks for it: "pair". */
    static URI page(PlayedGame game, String room) throws SocketException {
        return URI.create(
                "http://" + address().getHostAddress() + ":" + game.address().getPort() + "/" + room);
    }
}
