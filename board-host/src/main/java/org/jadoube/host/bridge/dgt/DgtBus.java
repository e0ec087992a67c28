package org.jadoube.host.bridge.dgt;

import java.util.Optional;
import org.jadoube.hardware.dgt.BoardDump;
import org.jadoube.hardware.dgt.BoardVersion;
import org.jadoube.hardware.dgt.BusAddress;
import org.jadoube.hardware.dgt.ClockTimes;
import org.jadoube.hardware.dgt.DgtCommand;

/** What a board answers on a bus: the same data, with its address before them and a checksum after them. */
final class DgtBus {
    private static final int SEND_CLOCK = 1;
    private static final int SEND_BOARD = 2;
    private static final int PING = 7;
    private static final int VERSION = 0x0B;

    private static final int BOARD = 3;
    private static final int CLOCK = 4;
    private static final int PONG = 7;
    private static final int VERSION_IS = 9;

    private static final int AROUND = 6;

    private DgtBus() {}

    /** The answer to a command that is meant for us or for all; empty if there is none. */
    static Optional<byte[]> answer(
            DgtCommand.Bus command, BusAddress own, BoardDump board, ClockTimes clock, BoardVersion version) {
        if (command.address() != 0 && command.address() != own.address()) {
            return Optional.empty();
        }
        return switch (command.code()) {
            case SEND_CLOCK -> Optional.of(message(CLOCK, own, clock.data()));
            case SEND_BOARD -> Optional.of(message(BOARD, own, board.data()));
            case PING -> Optional.of(message(PONG, own, new byte[0]));
            case VERSION -> Optional.of(message(VERSION_IS, own, version.data()));
            default -> Optional.empty();
        };
    }

    private static byte[] message(int id, BusAddress own, byte[] data) {
        byte[] all = new byte[data.length + AROUND];
        byte[] address = own.data();
        all[0] = (byte) (id | 0x80);
        all[1] = (byte) (all.length >> 7);
        all[2] = (byte) (all.length & 0x7F);
        all[3] = address[0];
        all[4] = address[1];
        System.arraycopy(data, 0, all, 5, data.length);
        all[all.length - 1] = DgtCommand.Bus.sum(all, all.length - 1);
        return all;
    }
}
