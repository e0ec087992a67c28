package org.jadoube.host.web;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.host.archive.Archive;
import org.jadoube.host.archive.ArchiveJson;
import org.jadoube.host.archive.ArchivedGame;
import org.jadoube.host.archive.GameFilter;
import org.jadoube.host.archive.Statistics;
import org.jadoube.rules.pgn.PgnWriter;
import org.jspecify.annotations.Nullable;

/** What the archive's room on the page asks for: lists with statistics, single games, and PGN to take along. */
final class GamesRoom {

    private static final Pattern ONE = Pattern.compile("/games/(\\d{1,9})\\.json");

    /** So many games of a list are sent, the newest; the page says how many more there are. */
    private static final int LISTED = 500;

    /** An answer. */
    record Answer(String type, String content) {}

    private GamesRoom() {}

    /**
     * The answer to an address, or null if it is none of this room's.
     *
     * @param query what stands behind the question mark, still encoded
     * @throws BadInput if a filter is none, or there is no such game
     */
    static @Nullable Answer answer(@Nullable Archive archive, String path, @Nullable String query) throws BadInput {
        Matcher one = ONE.matcher(path);
        boolean list = path.equals("/games.json");
        if (path.equals("/players.json")) {
            return new Answer(
                    "application/json", ArchiveJson.names(archive == null ? List.of() : archive.games(broken -> {})));
        }
        if (!list && !path.equals("/games.pgn") && !one.matches()) {
            return null;
        }
        List<ArchivedGame> all = archive == null ? List.of() : archive.games(broken -> {});
        if (one.matches()) {
            int number = Integer.parseInt(one.group(1));
            ArchivedGame game = all.stream()
                    .filter(it -> it.number() == number)
                    .findFirst()
                    .orElseThrow(() -> new BadInput("there is no game " + number));
            return new Answer("application/json", ArchiveJson.game(game));
        }
        List<ArchivedGame> games = all.stream().filter(filter(query)).toList();
        if (list) {
            List<ArchivedGame> newest = games.subList(Math.max(0, games.size() - LISTED), games.size());
            return new Answer("application/json", ArchiveJson.page(games.size(), newest, Statistics.of(games)));
        }
        StringBuilder pgn = new StringBuilder();
        games.forEach(game -> pgn.append(PgnWriter.write(game.game())));
        return new Answer("application/x-chess-pgn; charset=utf-8", pgn.toString());
    }

    private static GameFilter filter(@Nullable String query) throws BadInput {
        Map<String, String> said = new HashMap<>();
        for (String pair : query == null ? new String[0] : query.split("&", -1)) {
            int equals = pair.indexOf('=');
            if (equals > 0) {
                said.put(
                        pair.substring(0, equals),
                        URLDecoder.decode(pair.substring(equals + 1), StandardCharsets.UTF_8));
            }
        }
        try {
            return new GameFilter(
                    said.getOrDefault("player", ""),
                    said.getOrDefault("from", ""),
                    said.getOrDefault("to", ""),
                    said.getOrDefault("result", ""),
                    said.getOrDefault("opening", ""),
                    said.getOrDefault("rules", ""));
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }
}
