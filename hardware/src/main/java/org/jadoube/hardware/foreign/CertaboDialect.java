package org.jadoube.hardware.foreign;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jadoube.light.LightScene;
import org.jadoube.sensing.Reading;
import org.jadoube.sensing.SensorKind;

/**
 * A Certabo or Tabutronic board: lines of decimal bytes, either the five bytes of the chip in each man from a8 on, or (Sentio)
 * a byte a rank that tells full squares alone. Lights are a byte a rank. It says nothing but this, and is never asked.
 */
final class CertaboDialect implements Dialect {
    private static final int BAUD = 38_400;
    private static final int CHIP = 5;
    private static final int CHIPS = 64 * CHIP;
    private static final int RANKS = 8;
    private static final int LONGEST = 2_000;
    /** So long the board needs between two commands, ns. */
    private static final long APART = 600_000_000;

    private final CertaboChips chips;
    private final StringBuilder line = new StringBuilder();
    private SensorKind kind = SensorKind.OCCUPANCY;
    private boolean known;
    private long shownAt = System.nanoTime() - APART;

    CertaboDialect(CertaboChips chips) {
        this.chips = chips;
    }

    @Override
    public int baud() {
        return BAUD;
    }

    @Override
    public String make() {
        return "Certabo board with its men on their first squares";
    }

    @Override
    public SensorKind kind() {
        return kind;
    }

    @Override
    public List<byte[]> greeting() {
        return List.of(new byte[RANKS]);
    }

    @Override
    public List<byte[]> enquiry() {
        return List.of();
    }

    @Override
    public boolean isKnown() {
        return known;
    }

    @Override
    public String identity() {
        return kind.word();
    }

    @Override
    public void take(byte[] bytes, int count, Heard heard) {
        for (char c : new String(bytes, 0, count, StandardCharsets.US_ASCII).toCharArray()) {
            if (c == ':') {
                line.setLength(0);
                line.append(c);
            } else if (c == '\n' || c == '\r') {
                hear(line.toString(), heard);
                line.setLength(0);
            } else if (!line.isEmpty() && line.length() < LONGEST) {
                line.append(c);
            }
        }
    }

    private void hear(String text, Heard heard) {
        if (!text.startsWith(":")) {
            return;
        }
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.substring(1).strip().split(" +")) {
            if (!word.matches("\\d{1,3}") || Integer.parseInt(word) > 255) {
                return;
            }
            numbers.add(Integer.parseInt(word));
        }
        if (numbers.size() == RANKS) {
            occupancy(numbers, heard);
        } else if (numbers.size() == CHIPS) {
            identity(numbers, heard);
        }
    }

    private void occupancy(List<Integer> ranks, Heard heard) {
        long full = 0;
        for (int row = 0; row < RANKS; row++) {
            // The highest bit is file a.
            full |= (long) (Integer.reverse(ranks.get(row)) >>> 24) << (RANKS * (7 - row));
        }
        kind = SensorKind.OCCUPANCY;
        known = true;
        heard.reading(new Reading.Occupancy(full));
    }

    private void identity(List<Integer> bytes, Heard heard) {
        List<String> read = new ArrayList<>(java.util.Collections.nCopies(64, ""));
        for (int i = 0; i < 64; i++) {
            List<Integer> chip = bytes.subList(i * CHIP, (i + 1) * CHIP);
            read.set(i ^ 56, chip.stream().allMatch(value -> value == 0) ? "" : chip.toString());
        }
        kind = SensorKind.IDENTITY;
        chips.learn(read);
        if (chips.isLearned()) {
            known = true;
            heard.reading(Reading.Identity.of(chips.men(read)));
        }
    }

    @Override
    public void silence() {
        // A line that stopped half way ends with the next colon.
    }

    @Override
    public List<byte[]> replies() {
        return List.of();
    }

    @Override
    public boolean show(LightScene scene, Predicate<byte[]> line) {
        long now = System.nanoTime();
        if (now - shownAt < APART) {
            return false;
        }
        byte[] ranks = new byte[RANKS];
        for (int square : scene.squares().keySet()) {
            ranks[7 - (square >> 3)] |= (byte) (1 << (square & 7));
        }
        boolean said = line.test(ranks);
        shownAt = said ? now : shownAt;
        return said;
    }
}
