package org.jadoube.host.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.jadoube.game.GameEvent;
import org.jadoube.host.hand.GameScript;
import org.jadoube.host.hand.Hand;
import org.jadoube.host.hand.PlayedGame;
import org.jadoube.host.hand.Profiles;
import org.jadoube.host.hand.RandomGames;
import org.jadoube.host.hand.Sight;
import org.jadoube.host.recording.RecordingReader;
import org.jadoube.host.recording.Replay;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two seconds after the last edge nothing is silent: what was done is settled, or asked about, or to be restored. */
final class RestTest {

    private static final long REST = 2500;
    private static final long PROMISED = 2020;

    @ParameterizedTest
    @ValueSource(strings = {"casual", "blitz", "clumsy"})
    void nothingStaysSilentAtRest(String profile) {
        List<String> silent = new ArrayList<>();
        for (long seed = 4711L * 1_000_003; seed < 4711L * 1_000_003 + 10; seed++) {
            GameScript script = GameScript.of(RandomGames.game(80, seed));
            PlayedGame played =
                    Hand.of(Profiles.named(profile), seed, Sight.OCCUPANCY).play(script);
            List<GameEvent> events = new ArrayList<>();
            Replay.run(new RecordingReader(profile, played.lines().iterator()), events::add);
            events.sort(Comparator.comparingLong(GameEvent::t));
            for (long rest : rests(played)) {
                Saying saying = new Saying(events, rest + PROMISED);
                if (saying.isSilent(
                        played.placed().stream().filter(t -> t <= rest).count())) {
                    silent.add(profile + " " + seed + " at " + rest);
                }
            }
        }
        assertEquals(List.of(), silent);
    }

    /** The last edges before every rest, ms. */
    private static List<Long> rests(PlayedGame played) {
        List<Long> frames = played.lines().stream()
                .filter(line -> line.contains("\"frame\"") && !line.contains("\"sensor\""))
                .map(line -> Long.parseLong(line.replaceAll(".*\"t\":(\\d+).*", "$1")))
                .toList();
        List<Long> rests = new ArrayList<>();
        for (int i = 0; i + 1 < frames.size(); i++) {
            if (frames.get(i + 1) - frames.get(i) >= REST) {
                rests.add(frames.get(i));
            }
        }
        return rests;
    }

    /** What the board has said by a moment. */
    private static final class Saying {

        private final TreeSet<Integer> likely = new TreeSet<>();
        private final TreeSet<Integer> asked = new TreeSet<>();
        private boolean restore;
        private long told;

        Saying(List<GameEvent> events, long until) {
            events.stream().filter(event -> event.t() <= until).forEach(this::hear);
        }

        private void hear(GameEvent event) {
            if (event instanceof GameEvent.Provisional e) {
                if (e.uci() == null) {
                    likely.remove(e.id());
                } else {
                    likely.add(e.id());
                }
            } else if (event instanceof GameEvent.Moved e) {
                likely.remove(e.id());
                told = e.id();
            } else if (event instanceof GameEvent.Amended e) {
                likely.clear();
                told = e.id() - 1L + e.to().size();
            } else if (event instanceof GameEvent.Asked e) {
                asked.add(e.id());
            } else if (event instanceof GameEvent.Answered e) {
                asked.remove(e.id());
            } else if (event instanceof GameEvent.Restore e) {
                restore = e.place() != 0 || e.remove() != 0;
            }
        }

        boolean isSilent(long done) {
            return asked.isEmpty() && !restore && (!likely.isEmpty() || told < done);
        }
    }
}
