package org.jadoube.host.web;

/**
 * Who asks.
 *
 * @param standing what he may do
 * @param address from where, as text
 * @param pairing the id of his pairing; empty if he has none
 */
record Visitor(Standing standing, String address, String pairing) {

    /** What a visitor may do. */
    enum Standing {
        /** At the board itself, by its own computer: everything. */
        BOARD,
        /** Elsewhere and paired: everything that players do. */
        PLAYER,
        /** Elsewhere: read. */
        VIEWER;

        /** The word for it in messages. */
        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Who sits at the board's own computer. */
    static final Visitor HERE = new Visitor(Standing.BOARD, "127.0.0.1", "");

    /** Whether he may change anything. */
    boolean plays() {
        return standing != Standing.VIEWER;
    }

    boolean atBoard() {
        return standing == Standing.BOARD;
    }
}
