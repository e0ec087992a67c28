package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clock texts and the category they make. */
final class TimeControlTest {
    @Nested
    class Text {
        @Test
        void secondsAndIncrement() {
            assertEquals(
                    List.of(new Period(0, 300_000, Period.Mode.INCREMENT, 3_000)),
                    TimeControl.parse("300+3").white());
        }

        @Test
        void delayAndBronstein() {
            assertEquals(
                    Period.Mode.DELAY,
                    TimeControl.parse("300d5").white().getFirst().mode());
            assertEquals(
                    Period.Mode.BRONSTEIN,
                    TimeControl.parse("300b5").white().getFirst().mode());
        }

        @Test
        void periodsWithNumbersOfMoves() {
            assertEquals(
                    List.of(
                            new Period(40, 5_400_000, Period.Mode.INCREMENT, 30_000),
                            new Period(0, 1_800_000, Period.Mode.INCREMENT, 30_000)),
                    TimeControl.parse("40/5400+30:1800+30").black());
        }

        @Test
        void aCommaGivesTimeOdds() {
            TimeControl control = TimeControl.parse("300+3,60+0");
            assertEquals(300_000, control.of(Side.WHITE).getFirst().baseMs());
            assertEquals(60_000, control.of(Side.BLACK).getFirst().baseMs());
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"300+3", "300d5", "300b5", "40/5400+30:1800+30", "300+3,60+0", "20/600+0:20/600+0:300+5"})
        void isWrittenAsItIsRead(String text) {
            assertEquals(text, TimeControl.parse(text).text());
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "+", "0", "0+0", "300+", "300x5", "-300", "300:200", "0/300", "a/300", "1,2,3"})
        void whatIsNoClockIsRefused(String text) {
            TimeControlException e = assertThrows(TimeControlException.class, () -> TimeControl.parse(text));
            assertTrue(e.getMessage().startsWith("clock \""), e.getMessage());
        }
    }

    @Nested
    class Category {
        @ParameterizedTest
        @CsvSource({
            "300+3, BLITZ",
            "600+0, BLITZ",
            "180+2, BLITZ",
            "601+0, RAPID",
            "900+10, RAPID",
            "3599+0, RAPID",
            "3600+0, STANDARD",
            "1800+30, STANDARD",
            "40/5400+30:1800+30, STANDARD"
        })
        void baseAndSixtyIncrementsDecide(String clock, TimeCategory category) {
            assertEquals(category, TimeControl.parse(clock).category());
        }

        @Test
        void penaltiesAreTwoMinutesOrOne() {
            assertEquals(120, TimeCategory.STANDARD.penaltySeconds());
            assertEquals(60, TimeCategory.RAPID.penaltySeconds());
            assertEquals(60, TimeCategory.BLITZ.penaltySeconds());
        }
    }
}
