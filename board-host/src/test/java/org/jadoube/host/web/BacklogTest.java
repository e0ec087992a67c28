package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BacklogTest {

    private final Backlog backlog = new Backlog();

    private void events(String... names) {
        int t = 0;
        for (String name : names) {
            backlog.add("event", "{\"t\":" + t++ + ",\"event\":\"" + name + "\"}", 0);
        }
    }

    private List<String> kept() {
        return backlog.kept().stream().map(Map.Entry::getKey).toList();
    }

    @Test
    void ofWhatStandsTheLastIsKeptAndOfWhatHappenedAll() {
        events("lights", "move", "lights", "ruling", "move", "ruling", "lights", "duty");
        assertEquals(List.of("move", "ruling", "move", "ruling", "lights", "duty"), kept());
        assertEquals("{\"t\":6,\"event\":\"lights\"}", backlog.kept().get(4).getValue());
    }

    @Test
    void touchesAreForgottenWithTheMoveThatTheyMade() {
        events("lift", "place", "move", "lift");
        assertEquals(List.of("move", "lift"), kept());
    }

    @Test
    void aNewGameBeginsWithNothingOfTheOld() {
        events("move", "result", "game", "lights");
        assertEquals(List.of("game", "lights"), kept());
    }

    @Test
    void theStateTellsHowOldTheClockIs() {
        backlog.add("event", "{\"t\":5,\"event\":\"clock\"}", 1_000_000_000L);
        assertEquals(
                "{\"head\":{},\"before\":[],\"physical\":null,\"board\":null,\"doctor\":null,\"may\":null,\"engine\":null,\"practice\":null,\"lesson\":null,\"show\":null,\"clockAge\":2500,\"events\":[{\"t\":5,\"event\":\"clock\"}]}",
                backlog.state("{}", "[]", 3_500_000_000L));
    }
}
