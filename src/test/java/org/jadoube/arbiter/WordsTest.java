package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;
import org.jadoube.rules.Side;
import org.jadoube.rules.WhyNot;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The message table is complete, and sentences say what the verdict says. */
final class WordsTest {
    private static final Pattern BLANK = Pattern.compile("\\{[a-z]+}");
    private static final Set<Reason> ONLY_DRAWN = Set.of(
            Reason.DEAD_POSITION,
            Reason.AGREEMENT,
            Reason.THREEFOLD,
            Reason.FIFTY_MOVES,
            Reason.FIVEFOLD,
            Reason.SEVENTY_FIVE_MOVES);
    private static final Set<String> BOARD_NOTICES = Set.of(
            "board-turned",
            "chess960-bishop",
            "chess960-clear",
            "chess960-knight",
            "chess960-queen",
            "chess960-rest",
            "correct-illegal-move",
            "correct-unknown-ply",
            "journal-goes-on",
            "journal-stopped",
            "resumed",
            "queens-own-colour",
            "remote-illegal",
            "remote-not-made",
            "help-against-far",
            "help-not-allowed",
            "hint-asked",
            "hint-limit",
            "remote-not-on-move",
            "rules-locked",
            "search-bounded",
            "edge-without-change",
            "settings-contradict",
            "unknown-word");
    private static final Set<String> SENSORS =
            Set.of("stuck-open", "stuck-closed", "flicker", "silent-row", "silent-column", "ghost", "healed");
    private static final List<WhyNot> REASONS = List.of(
            new WhyNot.OwnMan(0),
            new WhyNot.NothingToTake(),
            new WhyNot.Blocked(0, "3.5"),
            new WhyNot.Pinned(0, 1),
            new WhyNot.StillInCheck(1),
            new WhyNot.KingAttacked(1),
            new WhyNot.KingsAdjacent(0),
            new WhyNot.CastleInCheck(1),
            new WhyNot.CastleThrough(0, 1),
            new WhyNot.TooLate(0, 1));
    private static final Set<Reason> ONLY_WON = Set.of(Reason.CHECKMATE, Reason.KING_CAPTURED);

    @Nested
    class Table {
        @ParameterizedTest
        @EnumSource(Language.class)
        void everyVerdictHasWordsInEveryLanguage(Language language) {
            wanted().forEach(key -> assertFalse(WordTable.text(key, language).isBlank(), key + " in " + language));
        }

        @Test
        void noWordsAreLeftThatNobodySays() {
            TreeSet<String> left = new TreeSet<>(WordTable.keys());
            left.removeAll(wanted());
            assertEquals(Set.of("ruling.touched", "ruling.penalty", "ruling.count", "ruling.judgement"), left);
        }

        @Test
        void aPageGetsEverySentence() {
            assertEquals(WordTable.keys(), Words.all(Language.DA).keySet());
        }

        @Test
        void everyLanguageFillsInTheSame() {
            for (String key : WordTable.keys()) {
                Set<String> english = blanks(WordTable.text(key, Language.EN));
                assertEquals(english, blanks(WordTable.text(key, Language.NL)), key);
                assertEquals(english, blanks(WordTable.text(key, Language.DA)), key);
            }
        }

        private Set<String> blanks(String text) {
            return BLANK.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
        }

        private Set<String> wanted() {
            Stream<String> draws = Arrays.stream(Reason.values())
                    .filter(reason -> !ONLY_WON.contains(reason))
                    .map(reason -> "result." + reason.word());
            Stream<String> wins = Arrays.stream(Reason.values())
                    .filter(reason -> !ONLY_DRAWN.contains(reason))
                    .map(reason -> "result." + reason.word() + (reason == Reason.CHECKMATE ? "" : ".won"));
            Stream<String> rulings = Arrays.stream(Ruling.Kind.values()).map(kind -> "ruling." + kind.word());
            Stream<String> notices = Arrays.stream(Notice.Code.values()).map(code -> "notice." + code.word());
            Stream<String> board = BOARD_NOTICES.stream().map(code -> "notice." + code);
            Stream<String> sensors = SENSORS.stream().map(fault -> "sensor." + fault);
            Stream<String> claims = Arrays.stream(Claim.Kind.values())
                    .flatMap(kind -> Stream.of(".accepted", ".rejected").map(end -> "claim." + kind.word() + end));
            Stream<String> offers = Arrays.stream(Offer.State.values()).map(state -> "offer." + state.word());
            Stream<String> sides = Arrays.stream(Side.values()).map(side -> "side." + side.word());
            Stream<String> men = Arrays.stream(Piece.values())
                    .map(piece -> piece.name().toLowerCase(Locale.ROOT))
                    .flatMap(piece -> Stream.of("the." + piece, "why.not-its-way." + piece));
            Stream<String> causes = Arrays.stream(WhyNot.CastleLost.Cause.values())
                    .map(cause -> "why." + new WhyNot.CastleLost(cause, 0).word());
            Stream<String> reasons = REASONS.stream().map(why -> "why." + why.word());
            return Stream.of(draws, wins, rulings, notices, board, sensors, claims, offers, sides, men, causes, reasons)
                    .flatMap(all -> all)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Nested
    class Sentences {
        @Test
        void aFaultOfTheBoardNamesTheSquareOrTheLine() {
            assertTrue(
                    new Words(Language.EN).sensor("stuck-open", 1L << 28, false).contains(" e4"));
            assertTrue(new Words(Language.NL)
                    .sensor("silent-row", 0xFFL << 32, false)
                    .contains("5e rij"));
            assertTrue(new Words(Language.DA)
                    .sensor("silent-column", 0x0808080808080808L, false)
                    .contains("d-linjen"));
            assertTrue(new Words(Language.EN).sensor("ghost", 0x6, true).contains("b1, c1 rightly again"));
        }

        @Test
        void whyAManMayNotGoThereNamesWhoIsToBlame() {
            Man knight = new Man(Side.WHITE, Piece.KNIGHT);
            Man rook = new Man(Side.BLACK, Piece.ROOK);
            WhyNot why = new WhyNot.Pinned(28, 1L << 28);
            assertEquals(
                    List.of(
                            "The knight is pinned by the rook on e4.",
                            "Het paard staat gepend door de toren op e4.",
                            "Springeren er bundet af tårnet på e4."),
                    Arrays.stream(Language.values())
                            .map(language -> new Words(language).whyNot(why, knight, rook, 18, ""))
                            .toList());
        }

        @Test
        void whyNotNamesThePlyThatSpoiltIt() {
            Man king = new Man(Side.WHITE, Piece.KING);
            assertEquals(
                    "No castling any more: the king has moved (7.Ke2).",
                    new Words(Language.EN)
                            .whyNot(new WhyNot.CastleLost(WhyNot.CastleLost.Cause.KING, 13), king, null, 6, "7.Ke2"));
        }

        private final Words english = new Words(Language.EN);

        @Test
        void aMateNamesTheWinner() {
            assertEquals(
                    "Schaakmat: Zwart wint.",
                    new Words(Language.NL).result(GameResult.win(Side.BLACK, Reason.CHECKMATE, "5.1.1")));
        }

        @Test
        void aFlagAgainstABareKingIsToldAsADraw() {
            assertTrue(english.result(GameResult.draw(Reason.TIME, "6.9")).endsWith("a draw."));
        }

        @Test
        void aRulingNamesPenaltyCountAndArticle() {
            Ruling ruling = new Ruling(
                    1, Ruling.Kind.PRESS_WITHOUT_MOVE, Side.WHITE, "7.5.3", new Penalty(Side.BLACK, 120), 1, false);
            assertEquals(
                    "White pressed the clock without having moved. Black receives 120 seconds."
                            + " Offence 1 of White; the second one loses. (7.5.3)",
                    english.ruling(ruling, true));
        }

        @ParameterizedTest
        @CsvSource({
            "EN, Black completed an illegal move. It goes back., A touched man must move if it can.",
            "NL, Zwart voltooide een onreglementaire zet. Hij gaat terug., Een aangeraakt stuk moet spelen als het kan.",
            "DA, 'Sort afsluttede et ulovligt træk. Det tages tilbage.', 'En rørt brik skal flyttes, hvis den kan.'",
        })
        void anIllegalMoveBindsATouchedManOnlyWhereTouchMoveHolds(Language language, String ruled, String touched) {
            Ruling ruling = new Ruling(1, Ruling.Kind.ILLEGAL_MOVE, Side.BLACK, "7.5.1", null, 0, false);
            Words words = new Words(language);
            assertEquals(ruled + " (7.5.1)", words.ruling(ruling, false));
            assertEquals(ruled + " " + touched + " (7.5.1)", words.ruling(ruling, true));
        }

        @Test
        void claimsShowTheirProof() {
            Claim claim = new Claim(Claim.Kind.THREEFOLD, Side.WHITE, true, "9.2.2", List.of(0, 4, 8));
            assertTrue(english.claim(claim).contains("0, 4, 8"));
        }
    }
}
