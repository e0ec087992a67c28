package org.jadoube.host.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Position;
import org.jadoube.rules.Square;
import org.jadoube.rules.Uci;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Opening books in Polyglot's format. */
final class BookTest {

    @TempDir
    private Path folder;

    /** The keys that the description of the format gives to try one's own with. */
    @Nested
    class Keys {
        @ParameterizedTest
        @CsvSource({
            "463b96181691fc9c,''",
            "823c9b50fd114196,e2e4",
            "0756b94461c50fb0,e2e4 d7d5",
            "662fafb965db29d4,e2e4 d7d5 e4e5",
            "22a48b5a8e47ff78,e2e4 d7d5 e4e5 f7f5",
            "652a607ca3f242c1,e2e4 d7d5 e4e5 f7f5 e1e2",
            "00fdd303c946bdd9,e2e4 d7d5 e4e5 f7f5 e1e2 e8f7",
            "3c8123ea7b067637,a2a4 b7b5 h2h4 b5b4 c2c4",
            "5c3f9b829b279560,a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3"
        })
        void areThoseOfTheDescription(String key, String moves) {
            assertEquals(Long.parseUnsignedLong(key, 16), BookKey.of(after(moves)));
        }
    }

    private static Position after(String moves) {
        Position position = Position.initial();
        for (String uci : moves.isEmpty() ? new String[0] : moves.split(" ")) {
            position = position.play(Uci.read(position, uci));
        }
        return position;
    }

    private record Line(Position position, String uci, int weight) {}

    private Path written(Line... lines) throws IOException {
        List<Line> sorted = List.of(lines).stream()
                .sorted((a, b) -> Long.compareUnsigned(BookKey.of(a.position()), BookKey.of(b.position())))
                .toList();
        ByteBuffer bytes = ByteBuffer.allocate(16 * sorted.size());
        for (Line line : sorted) {
            bytes.putLong(BookKey.of(line.position()));
            bytes.putShort((short) move(line.uci()))
                    .putShort((short) line.weight())
                    .putInt(0);
        }
        return Files.write(folder.resolve("book.bin"), bytes.array());
    }

    private static int move(String uci) {
        int promotion = uci.length() > 4 ? " nbrq".indexOf(uci.charAt(4)) : 0;
        return promotion << 12 | Square.parse(uci.substring(0, 2)) << 6 | Square.parse(uci.substring(2, 4));
    }

    @Nested
    class Choosing {
        private final SplittableRandom dice = new SplittableRandom(7);

        @Test
        void aMoveIsDrawnByItsWeight() throws IOException {
            Position start = Position.initial();
            Book book = new Book(written(new Line(start, "e2e4", 3), new Line(start, "d2d4", 1)));
            int e4 = 0;
            for (int n = 0; n < 1_000; n++) {
                e4 += book.choose(start, dice).equals(Optional.of("e2e4")) ? 1 : 0;
            }
            assertTrue(e4 > 700 && e4 < 800, "e2e4 " + e4 + " times");
        }

        @Test
        void castlingIsWrittenAsTheKingTakingTheRook() throws IOException {
            Position castle = Fen.position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
            assertEquals(Optional.of("e1g1"), new Book(written(new Line(castle, "e1h1", 1))).choose(castle, dice));
        }

        @Test
        void aPromotionNamesItsMan() throws IOException {
            Position pawn = Fen.position("8/P6k/8/8/8/8/8/K7 w - - 0 1");
            assertEquals(Optional.of("a7a8n"), new Book(written(new Line(pawn, "a7a8n", 1))).choose(pawn, dice));
        }

        @Test
        void aMoveWithoutWeightOrThatIsNotLegalIsNeverMade() throws IOException {
            Position start = Position.initial();
            Book book = new Book(written(new Line(start, "e2e4", 0), new Line(start, "e2e5", 9)));
            assertEquals(Optional.empty(), book.choose(start, dice));
        }

        @Test
        void aPositionThatIsNotInItHasNone() throws IOException {
            Book book = new Book(written(new Line(Position.initial(), "e2e4", 1)));
            assertEquals(Optional.empty(), book.choose(after("a2a3"), dice));
        }

        @Test
        void aBookThatIsGoneHasNone() throws IOException {
            Path file = written(new Line(Position.initial(), "e2e4", 1));
            Book book = new Book(file);
            Files.delete(file);
            assertEquals(Optional.empty(), book.choose(Position.initial(), dice));
        }
    }

    @Nested
    class Opening {
        @Test
        void whatIsNoBookIsToldWithTheReason() throws IOException {
            Path text = Files.writeString(folder.resolve("text"), "no book at all");
            IOException odd = assertThrows(IOException.class, () -> new Book(text));
            assertTrue(String.valueOf(odd.getMessage()).contains("16"), odd::toString);
            Path mixed = Files.write(
                    folder.resolve("mixed"),
                    ByteBuffer.allocate(32)
                            .putLong(-1)
                            .putLong(0)
                            .putLong(5)
                            .putLong(0)
                            .array());
            IOException order = assertThrows(IOException.class, () -> new Book(mixed));
            assertTrue(String.valueOf(order.getMessage()).contains("order"), order::toString);
        }
    }
}
