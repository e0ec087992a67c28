package org.jadoube.hardware.dgt;

/** One thing that a program says to a board: mostly a single byte, for lights and clock followed by their data. */
public sealed interface DgtCommand permits DgtCommand.Plain, DgtCommand.Leds, ClockCommand, DgtCommand.Bus {

    /** The command as it stands on the wire. */
    byte[] bytes();

    /** The commands of one byte. */
    enum Plain implements DgtCommand {
        /** Be silent; no answer. */
        RESET(0x40),
        /** Tell the clock once. */
        SEND_CLOCK(0x41),
        /** Tell the board once. */
        SEND_BOARD(0x42),
        /** Tell every change, and the clock every second. */
        UPDATE(0x43),
        /** Tell every change of the board, and nothing of the clock. */
        UPDATE_BOARD(0x44),
        /** The serial number, five digits. */
        SERIAL_NUMBER(0x45),
        /** The address on a bus. */
        BUS_ADDRESS(0x46),
        /** The maker's text. */
        TRADEMARK(0x47),
        /** The remembered moves. */
        EE_MOVES(0x49),
        /** Go over to the commands of a bus; no answer. */
        BUS_MODE(0x4A),
        /** Tell every change, of the clock too. */
        UPDATE_NICE(0x4B),
        /** How full the battery is. */
        BATTERY(0x4C),
        /** The version. */
        VERSION(0x4D),
        /** The serial number, ten digits. */
        LONG_SERIAL_NUMBER(0x55);

        private final int code;

        Plain(int code) {
            this.code = code;
        }

        /** The byte. */
        public int code() {
            return code;
        }

        @Override
        public byte[] bytes() {
            return new byte[] {(byte) code};
        }
    }

    /**
     * Lights of two squares.
     *
     * @param on whether they light up; false: they go out
     * @param from our number of a square (a1 is 0), or -1 for none
     * @param to the other, or the same, or -1
     */
    record Leds(boolean on, int from, int to) implements DgtCommand {
        static final int CODE = 0x60;
        static final int SIZE = 4;
        private static final int NONE = 0x40;

        /** All lights out. */
        public static final Leds OUT = new Leds(false, -1, -1);

        /** Checks the squares. */
        public Leds {
            if (from < -1 || from > 63 || to < -1 || to > 63) {
                throw new IllegalArgumentException("squares " + from + " and " + to);
            }
        }

        @Override
        public byte[] bytes() {
            return new byte[] {CODE, SIZE, (byte) (on ? 1 : 0), wire(from), wire(to), 0};
        }

        private static byte wire(int square) {
            return (byte) (square < 0 ? NONE : DgtSquare.turned(square));
        }

        static Leds read(byte[] data) {
            return new Leds(data[0] != 0, square(data[1]), square(data[2]));
        }

        private static int square(int wire) {
            return wire >= 0 && wire < NONE ? DgtSquare.turned(wire) : -1;
        }
    }

    /**
     * A command on a bus of boards, four bytes of which the last is the sum of the others.
     *
     * @param code what is asked
     * @param address of which board; 0: of all
     */
    record Bus(int code, int address) implements DgtCommand {
        /** The checksum of a bus: the sum in 7 bits. */
        public static byte sum(byte[] bytes, int count) {
            int sum = 0;
            for (int i = 0; i < count; i++) {
                sum += bytes[i] & 0xFF;
            }
            return (byte) (sum & 0x7F);
        }

        @Override
        public byte[] bytes() {
            byte[] all = {(byte) (code | 0x80), (byte) (address >> 7), (byte) (address & 0x7F), 0};
            all[3] = sum(all, 3);
            return all;
        }
    }
}
