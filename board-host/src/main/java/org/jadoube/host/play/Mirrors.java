package org.jadoube.host.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jadoube.host.UsageException;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jadoube.host.bridge.dgt.DgtMirror;

/** Opens mirrors by what stands after {@code --mirror}. */
final class Mirrors {

    private Mirrors() {}

    /**
     * The mirrors of these names.
     *
     * @throws UsageException if one is unknown or cannot be opened; those opened before it are closed again
     */
    static List<Mirror> open(List<String> names, Table table) {
        List<Mirror> opened = new ArrayList<>();
        try {
            for (String name : names) {
                opened.add(open(name, table));
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
            default -> throw new UsageException("--mirror " + name + ": dgt:PORT expected");
        };
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
