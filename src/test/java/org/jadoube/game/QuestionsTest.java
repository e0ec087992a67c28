package org.jadoube.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Which question an answer is for that finds none open. */
final class QuestionsTest {

    private final Desk desk = new Desk();
    private final Questions questions = new Questions(desk);
    private final List<String> answers = new ArrayList<>();

    private int ask(long t, String... choices) {
        desk.at(t);
        return questions.ask(GameEvent.Question.SURE, null, 0, List.of(choices), answers::add);
    }

    private void choose(long t, String choice, @Nullable Integer id) {
        desk.at(t);
        questions.choose(choice, id);
    }

    @Test
    void anAnswerMayComeTwoSecondsBeforeItsQuestion() {
        choose(1_000, "queen", null);
        ask(3_000, "queen", "rook");
        assertEquals(List.of("queen"), answers);
    }

    @Test
    void andIsDroppedAfterThat() {
        choose(1_000, "queen", null);
        ask(3_001, "queen", "rook");
        assertEquals(List.of(), answers);
    }

    @Nested
    class AnAnswerThatComesTwice {

        @Test
        void doesNotAnswerTheNextQuestionToo() {
            ask(1_000, "yes", "no");
            choose(1_100, "yes", null);
            choose(1_200, "yes", null);
            ask(1_300, "yes", "no");
            assertEquals(List.of("yes"), answers);
        }

        @Test
        void doesSoIfTheBoardWasTouchedMeanwhile() {
            ask(1_000, "queen", "rook");
            choose(1_100, "queen", null);
            questions.touched();
            choose(1_200, "queen", null);
            ask(1_300, "queen", "rook");
            assertEquals(List.of("queen", "queen"), answers);
        }

        @Test
        void doesNotAnswerTheFirstQuestionOfTheGameThatItBegan() {
            desk.at(1_000);
            questions.begunAnew();
            choose(1_200, "yes", null);
            ask(1_300, "yes", "no");
            assertEquals(List.of(), answers);
        }
    }

    @Nested
    class AnAnswerToAQuestionThatHasLapsed {

        @Test
        void isNoAnswerToTheNext() {
            int id = ask(1_000, "e4d5", "e4f5");
            questions.close(id, "", GameEvent.How.LAPSED);
            choose(1_100, "e4d5", null);
            ask(1_200, "e4d5", "e4f5");
            assertEquals(List.of(), answers);
        }

        @Test
        void isNoneByItsIdEither() {
            int id = ask(1_000, "e4d5", "e4f5");
            questions.close(id, "", GameEvent.How.PLAY);
            questions.touched();
            choose(1_100, "e4d5", id);
            ask(1_200, "e4d5", "e4f5");
            assertEquals(List.of(), answers);
        }
    }

    @Test
    void anAnswerWithAnIdWaitsForThatQuestionAlone() {
        choose(1_000, "yes", 2);
        ask(1_100, "yes", "no");
        assertEquals(List.of(), answers);
        ask(1_200, "yes", "no");
        assertEquals(List.of("yes"), answers);
    }
}
