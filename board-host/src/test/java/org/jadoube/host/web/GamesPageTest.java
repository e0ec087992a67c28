package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.host.archive.Archive;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.support.ui.Select;

/** The archive's room in real Chromium. */
final class GamesPageTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    @TempDir
    private static Path folder;

    private static PageServer server;

    @BeforeAll
    static void start() throws IOException {
        Archive archive = new Archive(folder);
        for (String name : List.of("morphy-duke-1858", "legal-saint-brie-1750", "byrne-fischer-1956")) {
            try (InputStream in = GamesPageTest.class.getResourceAsStream("/games/" + name + ".pgn")) {
                archive.add(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip() + "\n\n");
            }
        }
        server = new PageServer(new Gate(archive), 0);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static HttpResponse<String> get(String path) throws Exception {
        URI address = server.address().resolve(path);
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void gamesAreSentAsFiltered() throws Exception {
        assertTrue(get("/games.json?player=fischer&from=1950").body().contains("\"count\":1"));
        assertTrue(get("/games.json?result=0-1").body().startsWith("{\"count\":1,\"games\":[{\"number\":3,"));
        assertTrue(get("/games.pgn?player=morphy").body().startsWith("[Event "));
        assertEquals(404, get("/games.json?from=yesterday").statusCode());
        assertEquals(404, get("/games/9.json").statusCode());
    }

    @Test
    void aGameIsFoundShownAndSteppedThrough() {
        Chromium.orSkip();
        try (Chromium window = Chromium.desktop(1280, 900)) {
            window.open(server.address().resolve("/games"));
            window.await("three games", () -> window.all("#table tbody tr").size() == 3);
            assertEquals("3 games.", window.sentence());
            new Select(window.find("#filter select[name=result]")).selectByValue("0-1");
            window.await("one game", () -> window.all("#table tbody tr").size() == 1);
            window.click("#table tbody button");
            window.await("the board", () -> !window.all("#viewer .man").isEmpty());
            window.click("#first");
            assertEquals(32, window.all("#viewer .man").size());
            assertTrue(window.find("#first").getDomProperty("disabled").equals("true"));
            window.click("#next");
            assertEquals("Nf3", window.find("#moves .now").getText());
            assertEquals(List.of(), window.complaints());
            window.picture(PICTURES.resolve("games.png"));
        }
    }

    @ParameterizedTest
    @CsvSource({"360, 740, Partijen", "820, 1180, Partier", "1440, 900, Games"})
    void theRoomFitsItsWindow(int width, int height, String title) {
        Chromium.orSkip();
        try (Chromium window = Chromium.phone(width, height)) {
            window.open(server.address().resolve("/games#1"));
            String language = title.equals("Games") ? "en" : title.equals("Partier") ? "da" : "nl";
            new Select(window.find("#language")).selectByValue(language);
            window.await("the game", () -> !window.all("#viewer .man").isEmpty());
            assertEquals("Jadoube – " + title, window.script("return document.title"));
            assertEquals(true, window.script("return document.documentElement.scrollWidth <= innerWidth"));
            String bases = language.equals("en")
                    ? "any,Laws of Chess,Club,Home,Learning"
                    : language.equals("da")
                            ? "alle,Skakreglerne,Klub,Hjemme,Lær"
                            : "alle,Schaakregels,Club,Thuis,Leren";
            assertEquals(
                    bases,
                    window.script(
                            "return [...document.querySelectorAll('[name=rules] option')].map(e => e.text).join()"));
            window.picture(PICTURES.resolve("games-" + width + ".png"));
        }
    }

    private record Gate(Archive kept) implements PageGate {
        @Override
        public String snapshotJson() {
            return "{\"recording\":1,\"rules\":\"home\",\"board\":\"simulated\"}";
        }

        @Override
        public void hand(org.jadoube.hardware.simulated.HandAction action) {}

        @Override
        public void input(String jsonLine) {}

        @Override
        public @Nullable Archive archive() {
            return kept;
        }
    }
}
