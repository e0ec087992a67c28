package org.jadoube.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves as text: SAN and UCI, and the three ways in which a text can be no move. */
final class MoveTextTest {

    private static final Position RICH = Fen.position("r3k2r/2P4p/8/3pP3/8/8/1N3N2/R3K2R w KQkq d6 0 1");

    private static MoveTextException refused(Position position, String san) {
        return assertThrows(MoveTextException.class, () -> San.read(position, san), san);
    }

    @Nested
    final class SanKindly {

        @ParameterizedTest
        @CsvSource({
            "O-O, e1g1", "0-0, e1g1", "o-o-o, e1c1", "0-0-0!?, e1c1", "c8=Q+, c7c8q", "c8Q, c7c8q", "c8q, c7c8q",
            "c8(N), c7c8n", "c8/R, c7c8r", "exd6, e5d6", "exd6e.p., e5d6", "exd6 e.p., e5d6", "ed6, e5d6",
                    "e5xd6, e5d6",
            "Nbd3!?, b2d3", "Nb2-d3, b2d3", "N2h3, f2h3", "Nh3??, f2h3", "\u2658h3, f2h3", "Sh3, f2h3", "Ta1-b1, a1b1",
            "Rxh7, h1h7", "R:h7+, h1h7", "e1g1, e1g1", "f2h3, f2h3", "Pe6, e5e6", "Kd2, e1d2", "' e6 ', e5e6",
        })
        void readsWhatPeopleWrite(String text, String uci) {
            assertEquals(uci, San.read(RICH, text).uci());
        }

        @Test
        void dutchAndDanishLettersMeanTheirPieces() {
            assertEquals("f2h3", San.read(RICH, "Ph3", SanLetters.DUTCH).uci());
            assertEquals("f2h3", San.read(RICH, "Sh3", SanLetters.DANISH).uci());
            assertEquals("c7c8q", San.read(RICH, "c8D", SanLetters.DUTCH).uci());
            Position bishop = Fen.position("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1");
            assertEquals("c1g5", San.read(bishop, "Lg5", SanLetters.DUTCH).uci());
            assertEquals("c1g5", San.read(bishop, "Lg5").uci());
        }
    }

    @Nested
    final class SanStrictly {

        @ParameterizedTest
        @ValueSource(strings = {"0-0", "c8Q+", "c8=Q", "Nbd3!", "Nb2d3+", "ed6", "e1g1", "Rh1xh7"})
        void refusesAllButTheExactForm(String text) {
            MoveTextException e = assertThrows(MoveTextException.class, () -> San.readStrict(RICH, text));
            assertEquals(MoveTextException.Kind.NOT_A_MOVE, e.kind());
        }

        @ParameterizedTest
        @ValueSource(strings = {"O-O", "O-O-O", "c8=Q+", "Nbd3", "exd6", "Rxh7", "Kd2"})
        void takesTheExactForm(String text) {
            assertEquals(text, San.write(RICH, San.readStrict(RICH, text)));
        }
    }

    @Nested
    final class Refusals {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "", "x", "e", "Nf", "Nf9", "hello", "O-O-O-O", "O", "e8=K", "N", "Nbd3d", "Zf3", "+", "e4e5e6"
                })
        void notAMove(String text) {
            assertEquals(MoveTextException.Kind.NOT_A_MOVE, refused(RICH, text).kind());
        }

        @ParameterizedTest
        @ValueSource(strings = {"e4", "Qd1", "Ke8", "Bc4", "d8=Q"})
        void illegal(String text) {
            assertEquals(MoveTextException.Kind.ILLEGAL, refused(RICH, text).kind());
        }

        @Test
        void ambiguousWithItsCandidates() {
            MoveTextException e = refused(RICH, "Nd3");
            assertEquals(MoveTextException.Kind.AMBIGUOUS, e.kind());
            assertEquals(
                    List.of("b2d3", "f2d3"),
                    e.candidates().stream().map(Move::uci).sorted().toList());
            assertEquals(4, refused(RICH, "c8").candidates().size());
        }

        @Test
        void aMoveThatIsNotLegalIsNotWritten() {
            Move move = Uci.read(Position.initial(), "g1f3");
            assertThrows(IllegalArgumentException.class, () -> San.write(RICH, move));
        }
    }

    @Nested
    final class UciTexts {

        @Test
        void bothSpellingsOfCastlingAreRead() {
            assertEquals(Uci.read(RICH, "e1g1"), Uci.read(RICH, "e1h1"));
            assertEquals("e1a1", Uci.read(RICH, "e1c1").uci(true));
        }

        @Test
        void aPromotionWithoutItsPieceIsAmbiguous() {
            MoveTextException e = assertThrows(MoveTextException.class, () -> Uci.read(RICH, "c7c8"));
            assertEquals(MoveTextException.Kind.AMBIGUOUS, e.kind());
            assertEquals(4, e.candidates().size());
        }

        @ParameterizedTest
        @CsvSource({
            "e2, NOT_A_MOVE",
            "e2e9, NOT_A_MOVE",
            "c7c8k, NOT_A_MOVE",
            "c7c8qq, NOT_A_MOVE",
            "e1e3, ILLEGAL",
            "e5e6q, ILLEGAL",
            "0000, NOT_A_MOVE"
        })
        void refusalsAreOfTheirKind(String text, MoveTextException.Kind kind) {
            assertEquals(
                    kind,
                    assertThrows(MoveTextException.class, () -> Uci.read(RICH, text))
                            .kind());
        }
    }
}
