package org.jadoube.host.play;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.bridge.dgt.DgtMirror;
import org.jadoube.host.bridge.link.LinkMirror;
import org.jadoube.host.bridge.livechess.LiveChessMirror;
import org.jadoube.host.bridge.pgn.FilePlace;
import org.jadoube.host.bridge.pgn.LivePgn;
import org.jadoube.host.bridge.pgn.PushPlace;

/** Opens mirrors by what stands after {@code --mirror}. */
final class Mirrors {

    private Mirrors() {}

    /**
     * The mirrors of that choice.
     *
     * @throws UsageException if one is unknown or cannot be opened; those opened before it are closed again
     */
    static List<Mirror> open(MirrorChoice choice, Table table) {
        List<Mirror> opened = new ArrayList<>();
        try {
            for (String name : choice.names()) {
                opened.add(open(name, table));
            }
            if (choice.program() != null) {
                opened.add(choice.program().apply(table));
            }
            if (choice.livePgn() != null) {
                opened.add(file(choice.livePgn()));
            }
            if (choice.push() != null) {
                opened.add(push(choice.push()));
            }
        } catch (UsageException e) {
            opened.forEach(Mirror::close);
            throw e;
        }
        return List.copyOf(opened);
    }

    private static Mirror open(String name, Table table) {
        String[] parts = name.split(",", -1);
        int colon = parts[0].indexOf(':');
        String kind = colon < 0 ? parts[0] : parts[0].substring(0, colon);
        String where = colon < 0 ? "" : parts[0].substring(colon + 1);
        Map<String, String> settings = settings(parts);
        return switch (kind) {
            case "dgt" -> DgtMirror.open(where, settings, table);
            case "link" -> LinkMirror.open(where, settings, table);
            case "livechess" ->
                LiveChessMirror.open(where.isEmpty() ? LiveChessMirror.PORT : port(name, where), settings, table);
            default ->
                throw new UsageException("--mirror " + name + ": dgt:PORT, livechess[:PORT] or link:WHERE expected");
        };
    }

    private static Mirror file(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new UsageException("--live-pgn " + file + " cannot be written: there is no such folder");
        }
        return new LivePgn(new FilePlace(file), LiveText::of);
    }

    private static Mirror push(URI address) {
        String scheme = address.getScheme();
        if (address.getHost() == null || scheme == null || !scheme.matches("https?")) {
            throw new UsageException("--live-pgn-push " + address + ": an address with http or https expected");
        }
        return new LivePgn(new PushPlace(address, System.getenv("JADOUBE_PUSH_TOKEN")), LiveText::of);
    }

    private static int port(String name, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new UsageException("--mirror " + name + ": " + text + " is no port; 0 to 65535 expected", e);
        }
    }

    private static Map<String, String> settings(String[] parts) {
        Map<String, String> settings = new LinkedHashMap<>();
        for (int i = 1; i < parts.length; i++) {
            int equals = parts[i].indexOf('=');
            settings.put(
                    equals < 0 ? parts[i] : parts[i].substring(0, equals),
                    equals < 0 ? "" : parts[i].substring(equals + 1));
        }
        return settings;
    }
}
