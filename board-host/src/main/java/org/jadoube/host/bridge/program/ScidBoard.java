package org.jadoube.host.bridge.program;

import java.util.List;
import org.jadoube.game.GameEvent;
import org.jadoube.game.GameView;
import org.jadoube.host.bridge.ClockFace;
import org.jadoube.host.bridge.Standing;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;

/** Scid's input engine: a board that tells every move of both sides. Knows nothing of moves that come from the program. */
final class ScidBoard implements Protocol {
    private static final long MILLIS = 1_000;

    private final Desk desk;

    ScidBoard(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void start(Standing standing) {
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
            case "getposition" -> desk.print("info FEN " + fen(standing));
            case "getclock" -> clock(standing);
            case "stop", "quit" -> desk.quit();
            default -> {
                // It is no engine: the rest is not for a board.
            }
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
                move(standing.game(), moved.id());
            } else if (event instanceof GameEvent.Game) {
                desk.print("info !new game!");
            } else if (event instanceof GameEvent.Result result) {
                desk.print("info !end game " + result.result() + "!");
            }
        }
    }

    private void move(GameView game, int id) {
        Position at = game.setup().start();
        for (GameView.PlyView ply : game.plies()) {
            if (ply.id() == id) {
                desk.print("move " + text(at, ply.move()));
                return;
            }
            at = at.play(ply.move());
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
