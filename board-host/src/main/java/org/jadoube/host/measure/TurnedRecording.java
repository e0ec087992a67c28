package org.jadoube.host.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jadoube.game.Input;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.recording.RecordingWriter;
import org.jadoube.rules.Man;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Side;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;
import org.jspecify.annotations.Nullable;

/**
 * A recording of occupancy whose true moves are known, as sensors of another kind would have seen the same hands.
 *
 * <p>{@link TrueLandings} finds when each man came to his goal, and so who stands on a square from when to when; bounces,
 * fumbles and men put back are his. A contact that closes on a square where nobody belongs saw the man of the ply in
 * progress. Men exchanged without a gap get a frame of their own, as such sensors see the exchange.
 */
final class TurnedRecording {

    /** A man set down on the border of two squares closes the other's contact for so long, ms. */
    private static final long BORDER = 100;

    private static final Comparator<Unseen> BY_TIME = Comparator.comparingLong(Unseen::t);

    private final List<String> lines;
    private final SensorKind kind;
    private final Position start;
    private final List<Input> inputs = new ArrayList<>();
    private final List<Integer> lineOf = new ArrayList<>();
    private final ContactTimes contacts = new ContactTimes();
    private final List<Move> moves = new ArrayList<>();
    private final List<Man> movers = new ArrayList<>();
    private final List<TrueLandings.Landing> landings;
    private final List<Long> placed = new ArrayList<>();
    private final List<Unseen> unseen = new ArrayList<>();
    private final List<NavigableMap<Long, Owner>> owners = new ArrayList<>();

    /** Who stands on a square from some moment on whenever its contact is closed; null if a man who only passes. */
    private record Owner(@Nullable Man man) {}

    /** A man who takes another's place without a gap. */
    private record Unseen(long t, int square, Man man) {}

    private TurnedRecording(String name, List<String> lines, List<String> truth, SensorKind kind) {
        this.lines = lines;
        this.kind = kind;
        RecordingReader reader = new RecordingReader(name, lines.iterator());
        if (reader.header().sensor() != SensorKind.OCCUPANCY) {
            throw new IllegalArgumentException("a recording of occupancy can be turned, this one is of "
                    + reader.header().sensor().word());
        }
        start = reader.header().history().stream().reduce(reader.header().start(), Position::play, (a, b) -> b);
        TreeSet<Long> times = new TreeSet<>();
        for (Input input = reader.next(); input != null; input = reader.next()) {
            inputs.add(input);
            lineOf.add(reader.line() - 1);
            times.add(input.t());
            if (input instanceof Input.Frame frame) {
                contacts.read(frame.t(), frame.reading().occupied());
            }
        }
        Position position = start;
        for (String uci : truth) {
            Move move = Uci.read(position, uci);
            moves.add(move);
            movers.add(new Man(position.turn(), move.piece()));
            position = position.play(move);
        }
        landings = new TrueLandings(contacts, times).of(moves);
        own();
    }

    /**
     * The game with the recording turned, and each ply's last placing as the contacts saw it.
     *
     * @param lines a recording of occupancy, version 1
     * @param truth the moves that were played, UCI
     * @throws IllegalArgumentException if the contacts cannot have seen these moves
     */
    static PlayedGame of(String name, List<String> lines, List<String> truth, SensorKind kind) {
        TurnedRecording turned = new TurnedRecording(name, lines, truth, kind);
        List<String> seen = kind == SensorKind.OCCUPANCY ? lines : turned.lines();
        return new PlayedGame(turned.start.turn(), seen, truth, turned.placed, List.of());
    }

    private void own() {
        for (int square = 0; square < 64; square++) {
            owners.add(new TreeMap<>());
            owners.get(square).put(Long.MIN_VALUE, new Owner(start.at(square)));
        }
        for (int ply = 0; ply < moves.size(); ply++) {
            Move move = moves.get(ply);
            long t = landings.get(ply).t();
            leave(move.from(), t);
            if (move.victim() >= 0 && move.victim() != move.to()) {
                leave(move.victim(), t);
            }
            if (landings.get(ply).unseen()) {
                unseen.add(new Unseen(t, move.to(), movers.get(ply)));
            }
            arrive(move.to(), t, movers.get(ply));
            long last = move.kind() == Move.Kind.CASTLING ? castle(ply) : promote(ply);
            placed.add(Math.max(t, last));
        }
        unseen.sort(BY_TIME);
    }

    private void arrive(int square, long t, Man man) {
        owners.get(square).put(t, new Owner(man));
    }

    /** The man's last lift before the ply was done, or the one that his contact told late. */
    private void leave(int square, long done) {
        long t = contacts.full(square, done) ? contacts.opens(square, done) : contacts.opened(square, done);
        owners.get(square).put(t, new Owner(null));
    }

    /** The rook goes where his goal closes nearest to the king's landing. */
    private long castle(int ply) {
        Move move = moves.get(ply);
        long king = landings.get(ply).t();
        long rook = contacts.closings(move.rookTo()).stream()
                .filter(t -> !contacts.full(move.rookFrom(), t))
                .min(Comparator.comparingLong(t -> Math.abs(t - king)))
                .orElse(king);
        leave(move.rookFrom(), rook);
        arrive(move.rookTo(), rook, new Man(movers.get(ply).side(), Piece.ROOK));
        return rook;
    }

    /** A pawn that is taken up again before the next ply lands makes room for what he becomes. */
    private long promote(int ply) {
        Piece promotion = moves.get(ply).promotion();
        long landed = landings.get(ply).t();
        if (promotion == null) {
            return landed;
        }
        long end = ply + 1 < moves.size() ? landings.get(ply + 1).t() : ContactTimes.NEVER;
        long exchanged = contacts.closings(moves.get(ply).to()).stream()
                .filter(t -> t > landed && t < end)
                .findFirst()
                .orElse(landed);
        arrive(moves.get(ply).to(), exchanged, new Man(movers.get(ply).side(), promotion));
        return exchanged;
    }

    private List<String> lines() {
        List<String> turned = new ArrayList<>();
        turned.add(head(lines.getFirst()));
        @Nullable Man[] standing = new @Nullable Man[64];
        List<Unseen> coming = new ArrayList<>(unseen);
        for (int i = 0; i < inputs.size(); i++) {
            Input input = inputs.get(i);
            while (!coming.isEmpty() && coming.getFirst().t() <= input.t()) {
                Unseen next = coming.removeFirst();
                standing[next.square()] = next.man();
                if (next.t() < input.t() || !(input instanceof Input.Frame)) {
                    turned.add(frame(next.t(), standing));
                }
            }
            if (input instanceof Input.Frame frame) {
                stand(frame, standing);
                turned.add(frame(frame.t(), standing));
            } else {
                turned.add(lines.get(lineOf.get(i)));
            }
        }
        return turned;
    }

    private String head(String line) {
        String sensor = "\"sensor\":\"" + kind.word() + "\"";
        String named = line.replaceFirst("\"sensor\"\\s*:\\s*\"occupancy\"", sensor);
        return named.contains(sensor) ? named : line.replaceFirst("\\{", "{" + sensor + ",");
    }

    private void stand(Input.Frame frame, @Nullable Man[] standing) {
        for (int square = 0; square < 64; square++) {
            if ((frame.reading().occupied() & Square.bit(square)) == 0) {
                standing[square] = null;
            } else if (standing[square] == null) {
                Man owner = owners.get(square).floorEntry(frame.t()).getValue().man();
                standing[square] = owner == null ? passing(square, frame.t()) : owner;
            }
        }
    }

    /**
     * The man of the ply in progress, or of the next if he is in the air already and comes by there; just after a landing it
     * is still the man who landed, on the border of two squares.
     */
    private Man passing(int square, long t) {
        int ply = 0;
        while (ply < moves.size() - 1 && placed.get(ply) + BORDER < t) {
            ply++;
        }
        if (moves.isEmpty()) {
            return new Man(Side.WHITE, Piece.PAWN);
        }
        boolean next = ply + 1 < moves.size()
                && !comesBy(moves.get(ply), square)
                && comesBy(moves.get(ply + 1), square)
                && !contacts.full(moves.get(ply + 1).from(), t);
        return movers.get(next ? ply + 1 : ply);
    }

    private static boolean comesBy(Move move, int square) {
        return Square.isBetween(move.from(), square, move.to());
    }

    private String frame(long t, @Nullable Man[] standing) {
        List<@Nullable Man> men = new ArrayList<>();
        IntStream.range(0, 64).forEach(square -> men.add(standing[square]));
        Reading.Identity identity = Reading.Identity.of(men);
        return RecordingWriter.line(new Input.Frame(
                t, kind == SensorKind.COLOUR ? new Reading.Colour(identity.white(), identity.black()) : identity));
    }
}
