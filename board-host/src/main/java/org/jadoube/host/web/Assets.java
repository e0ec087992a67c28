package org.jadoube.host.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The files of the page, read once from the jar; whatever is not listed here does not exist. */
final class Assets {

    private static final String HTML = "text/html; charset=utf-8";

    private static final String STYLE = "text/css; charset=utf-8";

    private static final String SCRIPT = "text/javascript; charset=utf-8";

    private static final Map<String, String> FILES = Map.ofEntries(
            Map.entry("index.html", HTML),
            Map.entry("page.css", STYLE),
            Map.entry("before.css", STYLE),
            Map.entry("teach.css", STYLE),
            Map.entry("teach.js", SCRIPT),
            Map.entry("teachwords.js", SCRIPT),
            Map.entry("childcards.js", SCRIPT),
            Map.entry("sounds.js", SCRIPT),
            Map.entry("senses.js", SCRIPT),
            Map.entry("signs.js", SCRIPT),
            Map.entry("icon.svg", "image/svg+xml"),
            Map.entry("page.js", SCRIPT),
            Map.entry("game.js", SCRIPT),
            Map.entry("board.js", SCRIPT),
            Map.entry("hands.js", SCRIPT),
            Map.entry("aside.js", SCRIPT),
            Map.entry("dom.js", SCRIPT),
            Map.entry("arbiter.js", SCRIPT),
            Map.entry("arbiterwords.js", SCRIPT),
            Map.entry("sentence.js", SCRIPT),
            Map.entry("doctor.html", HTML),
            Map.entry("doctor.css", STYLE),
            Map.entry("doctor.js", SCRIPT),
            Map.entry("doctor-words.js", SCRIPT),
            Map.entry("debug.html", HTML),
            Map.entry("debug.css", STYLE),
            Map.entry("debug.js", SCRIPT),
            Map.entry("practice.html", HTML),
            Map.entry("practice.css", STYLE),
            Map.entry("practice.js", SCRIPT),
            Map.entry("practice-words.js", SCRIPT),
            Map.entry("practicecard.js", SCRIPT),
            Map.entry("games.html", HTML),
            Map.entry("games.css", STYLE),
            Map.entry("games.js", SCRIPT),
            Map.entry("games-words.js", SCRIPT),
            Map.entry("lessons.html", HTML),
            Map.entry("lessons.css", STYLE),
            Map.entry("lessons.js", SCRIPT),
            Map.entry("lessonlist.js", SCRIPT),
            Map.entry("looker.js", SCRIPT),
            Map.entry("lessons-words.js", SCRIPT),
            Map.entry("wires.js", SCRIPT),
            Map.entry("code.js", SCRIPT),
            Map.entry("onboard.js", SCRIPT),
            Map.entry("settings.html", HTML),
            Map.entry("settings.css", STYLE),
            Map.entry("settings.js", SCRIPT),
            Map.entry("settings-words.js", SCRIPT),
            Map.entry("pair.html", HTML),
            Map.entry("pair.css", STYLE),
            Map.entry("pair.js", SCRIPT),
            Map.entry("pair-words.js", SCRIPT),
            Map.entry("before.js", SCRIPT),
            Map.entry("beforewords.js", SCRIPT),
            Map.entry("rules.js", SCRIPT),
            Map.entry("errand.js", SCRIPT),
            Map.entry("errandwords.js", SCRIPT),
            Map.entry("tonight.js", SCRIPT),
            Map.entry("words.js", SCRIPT));

    private final Map<String, Asset> byPath = new LinkedHashMap<>();

    Assets() {
        FILES.forEach((name, type) -> byPath.put("/" + name, read(name, type)));
        byPath.put("/", read("index.html", HTML));
        byPath.put("/debug", read("debug.html", HTML));
        byPath.put("/games", read("games.html", HTML));
        byPath.put("/practice", read("practice.html", HTML));
        byPath.put("/lessons", withSheet(read("lessons.html", HTML)));
        byPath.put("/doctor", read("doctor.html", HTML));
        byPath.put("/settings", read("settings.html", HTML));
        byPath.put("/pair", read("pair.html", HTML));
        byte[] verdicts = VerdictScript.text().getBytes(StandardCharsets.UTF_8);
        byPath.put("/verdicts.js", new Asset(SCRIPT, verdicts, tag(verdicts)));
    }

    /** The file at a path of the address, or null. */
    @Nullable
    Asset at(String path) {
        return byPath.get(path);
    }

    /** A page that draws men gets the one sheet of drawings, which stands in the first page, at its mark. */
    private Asset withSheet(Asset page) {
        Asset first = byPath.get("/");
        String drawings = first == null ? "" : new String(first.content(), StandardCharsets.UTF_8);
        int from = drawings.indexOf("<svg class=\"sheet\"");
        int to = drawings.indexOf("</svg>\n<header", from);
        String sheet = drawings.substring(from, to + "</svg>".length());
        byte[] content = new String(page.content(), StandardCharsets.UTF_8)
                .replace("<!-- sheet -->", sheet)
                .getBytes(StandardCharsets.UTF_8);
        return new Asset(page.type(), content, tag(content));
    }

    private static Asset read(String name, String type) {
        try (InputStream in = Assets.class.getResourceAsStream("/page/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks page/" + name);
            }
            byte[] content = in.readAllBytes();
            return new Asset(type, content, tag(content));
        } catch (IOException thrown) {
            throw new UncheckedIOException(thrown);
        }
    }

    private static String tag(byte[] content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return '"' + HexFormat.of().formatHex(digest, 0, 8) + '"';
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** One file: media type, bytes and the entity tag by which a browser knows that it has them. */
    static final class Asset {

        private final String type;
        private final byte[] content;
        private final String tag;

        private Asset(String type, byte[] content, String tag) {
            this.type = type;
            this.content = content;
            this.tag = tag;
        }

        String type() {
            return type;
        }

        /** The bytes themselves, not a copy: they are only ever written out. */
        byte[] content() {
            return content;
        }

        String tag() {
            return tag;
        }
    }
}
