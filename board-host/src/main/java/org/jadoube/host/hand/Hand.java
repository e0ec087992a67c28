package org.jadoube.host.hand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jadoube.rules.Move;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;

/**
 * Two hands at a board: plays a game into what the contacts see.
 *
 * <p>The same profile, seed, game and sight give the same recording, byte for byte. A hand does not look at what the
 * board answers: it answers the questions that occupancy leaves open (which piece, which victim) at the usual time.
 */
public final class Hand {

    private static final long LEAD = 1000;
    private static final long TAIL = 8000;
    /** Two acts on one square are at least this far apart: longer than a bounce, ms. */
    private static final long APART = 20;

    private final HandProfile profile;
    private final long seed;
    private final Sight sight;
    private final String rules;
    private final List<Fault> faults;
    private final List<FaultPlan> plans;

    private Hand(HandProfile profile, long seed, Sight sight, String rules, List<Fault> faults, List<FaultPlan> plans) {
        this.profile = profile;
        this.seed = seed;
        this.sight = sight;
        this.rules = rules;
        this.faults = faults;
        this.plans = plans;
    }

    /** A hand that plays under house rules, where touching does not bind. */
    public static Hand of(HandProfile profile, long seed, Sight sight) {
        return new Hand(profile, seed, sight, "home", List.of(), List.of());
    }

    /** The same hand under another rule set; under {@code fide} and {@code club} it touches only what it plays. */
    public Hand under(String ruleSet) {
        boolean touchMove = ruleSet.equals("fide") || ruleSet.equals("club");
        return new Hand(touchMove ? profile.touchMove() : profile, seed, sight, ruleSet, faults, plans);
    }

    /** The same hand on a board with faults. */
    public Hand with(List<Fault> more) {
        return new Hand(profile, seed, sight, rules, List.copyOf(more), plans);
    }

    /** The same hand on a board that breaks as planned, by lots that the seed draws. */
    public Hand breaking(List<FaultPlan> more) {
        return new Hand(profile, seed, sight, rules, faults, List.copyOf(more));
    }

    /** Plays the game. */
    public PlayedGame play(GameScript script) {
        return new Sitting(script).play();
    }

    /** One game at the board: what has been scheduled so far. */
    private final class Sitting {

        private final GameScript script;
        private final Dice dice = new Dice(seed);
        private final MovingHand moving = new MovingHand(profile, dice);
        private final Slips slips = new Slips(profile, dice);
        private final List<Contact> contacts = new ArrayList<>();
        private final List<Word> words = new ArrayList<>();
        private final List<Long> placed = new ArrayList<>();
        private final long[] lastOn = new long[64];
        private long end = LEAD - Math.max(0, (long) profile.moving().gap().least());
        private long lastPress;

        Sitting(GameScript script) {
            this.script = script;
        }

        PlayedGame play() {
            Position position = script.start();
            for (Move move : script.moves()) {
                ply(position, move);
                position = position.play(move);
            }
            long last = contacts.stream().mapToLong(Contact::t).max().orElse(LEAD);
            words.add(new Word(Math.max(last, lastPress) + TAIL, "end", ""));
            words.sort(Comparator.comparingLong(Word::t));
            List<Fault> suffered = new ArrayList<>(faults);
            Dice lots = new Dice(~seed);
            plans.forEach(plan -> suffered.add(plan.draw(lots, Math.max(last, lastPress))));
            Scanner scanner = new Scanner(sight, profile.contacts(), suffered, dice);
            RecordingLines lines = new RecordingLines();
            lines.header(profile, seed, sight, rules, script);
            scanner.scan(script.start(), contacts, words, lines);
            return new PlayedGame(
                    script.start().turn(),
                    lines.all(),
                    script.moves().stream().map(this::uci).toList(),
                    placed,
                    suffered);
        }

        private String uci(Move move) {
            return move.uci(script.start().chess960());
        }

        private void ply(Position before, Move move) {
            boolean remote = before.turn() == script.remote();
            Strokes s = new Strokes();
            slips.before(s, before, move);
            if (remote && dice.chance(profile.slips().wrongExecution())) {
                slips.wrongly(s, before, move);
            }
            boolean unseen = moving.make(s, before, move);
            slips.beside(s, before, before.play(move), move);
            long start = start(s, remote);
            if (remote) {
                words.add(new Word(Math.max(0, start - 300), "remote", uci(move)));
            }
            s.contacts().forEach(c -> {
                contacts.add(c.later(start));
                lastOn[c.square()] = Math.max(lastOn[c.square()], start + c.t());
            });
            placed.add(start + s.placed());
            end = start + s.end();
            speak(before, move, unseen, remote);
        }

        /** After the usual thought, and not before the men it needs stand still. */
        private long start(Strokes s, boolean remote) {
            long start = end + dice.draw(profile.moving().gap()) + (remote ? 300 : 0);
            for (Contact c : s.contacts()) {
                start = Math.max(start, lastOn[c.square()] + APART - c.t());
            }
            return Math.max(start, LEAD / 2);
        }

        private void speak(Position before, Move move, boolean unseen, boolean remote) {
            Spread press = profile.press();
            long said = end;
            if (press != null) {
                lastPress = Math.max(end + dice.draw(press), lastPress + APART);
                words.add(new Word(lastPress, "press", before.turn().word()));
                said = lastPress;
            }
            Piece promotion = move.promotion();
            if (remote || sight == Sight.IDENTITY) {
                return;
            }
            if (promotion != null) {
                said = end + dice.draw(profile.promoting().answer());
                words.add(new Word(said, "choose", promotion.name().toLowerCase(Locale.ROOT)));
            } else if (unseen && sight == Sight.OCCUPANCY && captures(before, move.from()) > 1) {
                words.add(new Word(said + dice.draw(profile.promoting().answer()), "choose", uci(move)));
            }
        }

        private static long captures(Position position, int from) {
            return position.legalMoves().stream()
                    .filter(m -> m.from() == from && m.victim() >= 0)
                    .mapToLong(m -> Square.bit(m.to()))
                    .distinct()
                    .count();
        }
    }
}
