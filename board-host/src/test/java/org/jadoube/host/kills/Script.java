package org.jadoube.host.kills;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.SimulatedBoard;
import org.jadoube.hardware.simulated.Whereabouts;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;

/**
 * A game as what a hand does, act by act, with slips that have to be put right again, and where the men are after each.
 */
final class Script {

    /** What must be heard after an act before the hand goes on. */
    enum Until {
        NOTHING,
        PLY,
        AMISS,
        RIGHT
    }

    /**
     * One act.
     *
     * @param ply the number of the ply that it belongs to, from 1
     * @param json what the page is told
     * @param until what to wait for
     * @param slip whether it is none of the game's: the ply before must be settled by then, as it could hardly be told after it
     */
    record Act(int ply, String json, Until until, boolean slip) {}

    private static final Pattern PLACE = Pattern.compile(".*\"op\":\"place\".*\"square\":\"(..)\".*");

    private final List<Act> acts = new ArrayList<>();
    private final List<String> men = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();
    private final SimulatedBoard board;
    private int ply;
    private boolean slipping;

    private Script(Position start) {
        board = SimulatedBoard.of(Fen.placement(start));
        men.add(line(board.men()));
    }

    /** The acts that play {@code game}; before some plies of {@code slips} chances a man goes where it may not. */
    static Script of(Position start, List<Move> game, boolean slips, SplittableRandom dice) {
        Script script = new Script(start);
        Position position = start;
        Position before = start;
        Position earlier = start;
        int quiet = 0;
        for (Move move : game) {
            script.ply++;
            if (slips && move.piece() == Piece.PAWN && quiet > 2 && dice.nextInt(3) == 0) {
                script.slip(earlier, position, move);
            }
            quiet = move.captured() == null ? quiet + 1 : 0;
            earlier = before;
            before = position;
            script.make(move);
            script.moves.add(move.uci());
            position = position.play(move);
        }
        return script;
    }

    private void make(Move move) {
        boolean castling = move.kind() == Move.Kind.CASTLING;
        boolean passing = move.kind() == Move.Kind.EN_PASSANT;
        lift(move.from());
        place(move.to(), castling || passing ? Until.NOTHING : Until.PLY);
        if (castling) {
            lift(move.rookFrom());
            place(move.rookTo(), Until.PLY);
        }
        if (passing) {
            lift(move.victim());
            act(new HandAction.ToTray("h"), "{\"op\":\"tray\",\"hand\":\"h\"}", Until.PLY);
        }
    }

    /**
     * The pawn that is about to move goes to an empty square that no move of its side leads to, and back; nor may one have led
     * there in its last turn, or the last move would seem to have been another. After captures, and of other men, too much
     * could be meant by it.
     */
    private void slip(Position earlier, Position position, Move move) {
        for (int to = 24; to < 40; to++) {
            int square = to;
            boolean free = (position.occupied() >>> to & 1) == 0
                    && earlier.legalMoves().stream().noneMatch(m -> m.to() == square);
            if (free && position.legalMoves().stream().noneMatch(m -> m.to() == square)) {
                slipping = true;
                lift(move.from());
                place(to, Until.AMISS);
                lift(to);
                place(move.from(), Until.RIGHT);
                slipping = false;
                return;
            }
        }
    }

    private void lift(int square) {
        act(new HandAction.Lift("h", square), json("lift", square), Until.NOTHING);
    }

    private void place(int square, Until until) {
        act(new HandAction.Place("h", square), json("place", square), until);
    }

    private static String json(String op, int square) {
        return "{\"op\":\"" + op + "\",\"hand\":\"h\",\"square\":\"" + Square.name(square) + "\"}";
    }

    private void act(HandAction action, String json, Until until) {
        board.act(acts.size(), action);
        acts.add(new Act(ply, json, until, slipping));
        men.add(line(board.men()));
    }

    private static String line(List<PhysicalMan> all) {
        List<String> men = new ArrayList<>();
        for (PhysicalMan man : all) {
            switch (man.at()) {
                case Whereabouts.OnSquare on -> men.add(man.man().fen() + "@" + Square.name(on.square()));
                case Whereabouts.InHand in -> men.add(man.man().fen() + "@hand");
                case Whereabouts.Between between -> {}
                case Whereabouts.InTray in -> {}
            }
        }
        men.sort(String::compareTo);
        return String.join(" ", men);
    }

    List<Act> acts() {
        return acts;
    }

    List<String> moves() {
        return moves;
    }

    /** Where the men are after so many acts. */
    String men(int acts) {
        return men.get(acts);
    }

    /** Where the men are when the one whom the last of so many acts has set down is lifted again; empty if it set none down. */
    String lastInHand(int acts) {
        Matcher place = PLACE.matcher(acts == 0 ? "" : this.acts.get(acts - 1).json());
        if (!place.matches()) {
            return "";
        }
        List<String> lifted = new ArrayList<>();
        for (String man : men(acts).split(" ", -1)) {
            lifted.add(man.endsWith("@" + place.group(1)) ? man.charAt(0) + "@hand" : man);
        }
        lifted.sort(String::compareTo);
        return String.join(" ", lifted);
    }

    /** How many acts have been done when the men are like this; the nearest to {@code about}; -1 if they never are. */
    int done(String now, int about) {
        int found = -1;
        for (int i = 0; i < men.size(); i++) {
            if (men.get(i).equals(now) && (found < 0 || Math.abs(i - about) < Math.abs(found - about))) {
                found = i;
            }
        }
        return found;
    }
}
