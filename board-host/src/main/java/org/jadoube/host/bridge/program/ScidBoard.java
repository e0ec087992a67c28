package org.jadoube.host.bridge.program;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView.PlyView;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.host.bridge.Standing;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/**
 * Scid's input engine: a board that tells every move of both sides. Knows nothing of moves that come from the program, and
 * has no word for a move that is taken back: Scid is made to look at the board again, and then hears the game anew.
 */
final class ScidBoard implements Protocol {
    private static final long MILLIS = 1_000;
    private static final int AT_EASE = -1;

    private final Desk desk;
    /** The plies that Scid has been told again so far; it asks for the position after each, and then hears the next. */
    private int retold = AT_EASE;

    ScidBoard(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void start(Standing standing) {
        retold = standing.game().plies().isEmpty() ? AT_EASE : 0;
        desk.print("info string FEN " + fen(standing));
        desk.print("info string Chessboard found and initialised");
    }

    private static String fen(Standing standing) {
        return standing.game().position().fen();
    }

    @Override
    public void hear(String line, Standing standing) {
        switch (line.strip()) {
            case "announce" -> desk.print("info Engine mode    : xboard");
            case "getposition" -> position(standing);
            case "getclock" -> clock(standing);
            case "stop", "quit" -> desk.quit();
            default -> {
                // It is no engine: the rest is not for a board.
            }
        }
    }

    private void position(Standing standing) {
        if (retold == AT_EASE) {
            desk.print("info FEN " + fen(standing));
            return;
        }
        List<PlyView> plies = standing.game().plies();
        Position at = standing.game().setup().start();
        for (PlyView ply : plies.subList(0, Math.min(retold, plies.size()))) {
            at = at.play(ply.move());
        }
        desk.print("info FEN " + at.fen());
        if (retold < plies.size()) {
            desk.print("move " + text(at, plies.get(retold).move()));
            retold++;
        } else {
            retold = AT_EASE;
        }
    }

    private void clock(Standing standing) {
        ClockFace clock = standing.clock();
        if (clock == null) {
            desk.print("info No Clock detected");
            return;
        }
        long now = System.nanoTime();
        desk.print("info Time White: " + clock.left(Side.WHITE, now) / MILLIS);
        desk.print("info Time Black: " + clock.left(Side.BLACK, now) / MILLIS);
    }

    @Override
    public void tell(Standing standing, List<GameEvent> events) {
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Moved moved) {
                moved(standing, moved);
            } else if (event instanceof GameEvent.TakenBack || event instanceof GameEvent.Amended) {
                again();
            } else if (event instanceof GameEvent.Game) {
                retold = AT_EASE;
                desk.print("info !new game!");
                if (!standing.game().setup().start().equals(Position.initial())) {
                    again();
                }
            } else if (event instanceof GameEvent.Result result) {
                desk.print("info !end game " + result.result() + "!");
            }
        }
    }

    /** Scid looks at the board again, takes what it sees for the start, and is told the game from there. */
    private void again() {
        retold = 0;
        desk.print("info !end setup mode!");
    }

    private void moved(Standing standing, GameEvent.Moved moved) {
        Position at = standing.game().setup().start();
        for (PlyView ply : standing.game().plies()) {
            if (ply.id() == moved.id() && retold == AT_EASE) {
                desk.print("move " + text(at, ply.move()));
            }
            at = at.play(ply.move());
        }
        if (standing.clock() != null) {
            desk.print("info !" + moved.by().other().word() + " to move!");
        }
    }

    /** Pawns by their squares, pieces with their letter before, castling with zeros: no other spelling is taken. */
    static String text(Position before, Move move) {
        if (move.kind() == Move.Kind.CASTLING) {
            return move.to() > move.from() ? "0-0" : "0-0-0";
        }
        Man man = before.at(move.from());
        String letter = man == null || man.piece() == Piece.PAWN
                ? ""
                : String.valueOf(man.piece().letter());
        return letter + move.uci(false);
    }
}
