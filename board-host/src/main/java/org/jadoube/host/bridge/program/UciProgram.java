package org.jadoube.host.bridge.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jadoube.arbiter.RemoteSides;
import org.jadoube.game.GameEvent;
import org.jadoube.host.bridge.Standing;
import org.jadoube.rules.Fen;
import org.jadoube.rules.FenException;
import org.jadoube.rules.MoveTextException;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Uci;
import org.jspecify.annotations.Nullable;

/** UCI: the program tells the whole game with every move, and waits for the human's. Take-backs and draws are not part of it. */
final class UciProgram implements Protocol {
    private static final String FEN = "fen";
    private static final String MOVES = "moves";
    private static final int FEN_FIELDS = 6;

    private final Desk desk;
    private Position start = Position.initial();
    private List<String> moves = List.of();
    /** What our game has of it: null before the first. */
    private @Nullable Position began;

    private List<String> played = new ArrayList<>();
    private boolean thinking;
    private String likely = "0000";

    UciProgram(Desk desk) {
        this.desk = desk;
    }

    @Override
    public void start(Standing standing) {}

    @Override
    public void hear(String line, Standing standing) {
        List<String> words = Arrays.asList(line.strip().split("\\s+"));
        switch (words.get(0)) {
            case "uci" -> {
                desk.print("id name Jadoube board");
                desk.print("id author the Jadoube project");
                desk.print("option name Ponder type check default false");
                desk.print("uciok");
            }
            case "isready" -> desk.print("readyok");
            case "ucinewgame" -> began = null;
            case "position" -> position(words);
            case "go" -> go();
            case "stop" -> {
                if (thinking) {
                    thinking = false;
                    desk.print("bestmove " + likely);
                }
            }
            case "quit" -> desk.quit();
            default -> {
                // UCI says: what is not understood is passed over.
            }
        }
    }

    private void position(List<String> words) {
        int at = words.indexOf(MOVES);
        try {
            boolean given = words.size() > 1 && words.get(1).equals(FEN);
            int end = Math.min(at < 0 ? words.size() : at, 2 + FEN_FIELDS);
            start = given ? Fen.position(String.join(" ", words.subList(2, end))) : Position.initial();
            moves = at < 0 ? List.of() : words.subList(at + 1, words.size());
        } catch (FenException e) {
            desk.print("info string no position: " + e.getMessage());
        }
    }

    /** The human is to move. */
    private void go() {
        thinking = true;
        likely = "0000";
        boolean goesOn = start.equals(began)
                && moves.size() >= played.size()
                && moves.subList(0, played.size()).equals(played)
                && moves.size() - played.size() <= 1;
        int known = Math.max(0, moves.size() - 1);
        try {
            if (!goesOn) {
                Position from = after(known);
                desk.begin(from, RemoteSides.of(after(moves.size()).turn().other()));
                began = start;
                played = new ArrayList<>(moves.subList(0, known));
            }
            if (moves.size() > played.size()) {
                desk.remote(moves.get(moves.size() - 1));
                played.add(moves.get(moves.size() - 1));
            }
        } catch (MoveTextException e) {
            thinking = false;
            desk.print("info string " + e.getMessage());
            desk.print("bestmove 0000");
        }
    }

    private Position after(int count) {
        Position position = start;
        for (String move : moves.subList(0, count)) {
            position = position.play(Uci.read(position, move));
        }
        return position;
    }

    @Override
    public void tell(Standing standing, List<GameEvent> events) {
        if (!thinking) {
            return;
        }
        Side human = after(moves.size()).turn();
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Provisional it && it.by() == human) {
                likely = it.uci() == null ? "0000" : it.uci();
            } else if (event instanceof GameEvent.Moved moved && moved.by() == human && thinking) {
                thinking = false;
                played.add(moved.uci());
                desk.print("bestmove " + moved.uci());
            }
        }
    }
}
