package org.jadoube.host.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every room on a narrow phone, in every language: none scrolls sideways, none shows a blank that nobody filled in. */
final class RoomsInHandTest {

    /** Each room with what shows that it is ready. */
    private static final Map<String, String> ROOMS = new LinkedHashMap<>();

    static {
        ROOMS.put("", "[data-square=e2]");
        ROOMS.put("games", "#sentence:not(:empty)");
        ROOMS.put("lessons", "[data-begin=rook]");
        ROOMS.put("practice", "[data-exercise]");
        ROOMS.put("settings", "[data-setting=rules]");
        ROOMS.put("doctor", "#sentence:not(:empty)");
        ROOMS.put("pair", "#sentence:not(:empty)");
        ROOMS.put("debug", "#living tbody tr");
    }

    /** What stands over the right edge of the head, where a page cannot be scrolled to. */
    private static final String WIDE = "const w = arguments[0];"
            + "const out = [...document.querySelectorAll('.head *')].filter(e => e.getBoundingClientRect().right > w);"
            + "return (document.documentElement.scrollWidth > w ? document.documentElement.scrollWidth + ' wide ' : '')"
            + " + out.map(e => e.textContent).join()";

    /** Texts and labels that hold a name in braces. */
    private static final String BLANKS = "const found = [];"
            + "for (const e of document.querySelectorAll('body, body *')) {"
            + " const texts = [...e.childNodes].filter(n => n.nodeType === Node.TEXT_NODE).map(n => n.data);"
            + " for (const text of [...texts, ...[...e.attributes].map(a => a.value)])"
            + "  if (!e.closest('script, style') && /[{][A-Za-z0-9]+[}]/.test(text)) found.push(text);"
            + "} return found.join()";

    @TempDir
    private Path folder;

    @BeforeAll
    static void needsChromium() {
        Chromium.orSkip();
    }

    @Test
    void noRoomScrollsSidewaysOrShowsAnUnfilledBlank() throws Exception {
        List<String> wrong = new ArrayList<>();
        Path file = Files.writeString(folder.resolve("jadoube.toml"), "rules = \"home\"\n");
        try (StartedPlay play = StartedPlay.of(folder, "--config", file.toString());
                Chromium phone = Chromium.phone(360, 740)) {
            for (Map.Entry<String, String> room : ROOMS.entrySet()) {
                phone.openRoom(play.address().resolve("/" + room.getKey()), room.getValue());
                for (String language : List.of("en", "nl", "da")) {
                    phone.choose("#language", language);
                    phone.await(language, () -> language.equals(phone.script("return document.documentElement.lang")));
                    String at = "/" + room.getKey() + " " + language + ": ";
                    add(wrong, at, phone.script(WIDE, 360));
                    add(wrong, at, phone.script(BLANKS));
                }
            }
            assertEquals(List.of(), wrong);
            assertEquals(List.of(), phone.complaints());
        }
    }

    private static void add(List<String> wrong, String at, Object found) {
        if (!String.valueOf(found).isEmpty()) {
            wrong.add(at + found);
        }
    }
}
