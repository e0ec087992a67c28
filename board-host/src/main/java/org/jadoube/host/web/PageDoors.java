package org.jadoube.host.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jadoube.host.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * Where the page can be reached.
 *
 * @param port its port; 0: any free one
 * @param listen an address of this machine at which other computers reach it; null: none
 * @param names what they may call this computer, besides its addresses
 */
public record PageDoors(int port, @Nullable InetAddress listen, Set<String> names) {

    private static final String OPTION = "--listen ";

    /** Copies the names. */
    public PageDoors {
        names = Set.copyOf(names);
    }

    /** The loopback address alone. */
    public static PageDoors loopback(int port) {
        return new PageDoors(port, null, Set.of());
    }

    /**
     * Reads what stands after {@code --listen}: an address of this machine, {@code all} for every one, and after commas names
     * ({@code name=board.example}).
     *
     * @throws UsageException if that is no address
     */
    public static PageDoors of(int port, @Nullable String listen) {
        if (listen == null || listen.isBlank()) {
            return loopback(port);
        }
        String[] parts = listen.strip().split(",", -1);
        Set<String> names = new LinkedHashSet<>(machine());
        for (int i = 1; i < parts.length; i++) {
            String name = parts[i].startsWith("name=") ? parts[i].substring("name=".length()) : "";
            if (!name.matches("[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")) {
                throw new UsageException(
                        OPTION + listen + ": name=HOST expected after the comma, not \"" + parts[i] + "\"");
            }
            names.add(name.toLowerCase(Locale.ROOT));
        }
        return new PageDoors(port, address(parts[0], listen), names);
    }

    /** The addresses that other computers open; empty if none can. */
    List<String> others(int bound) {
        InetAddress at = listen;
        if (at == null) {
            return List.of();
        }
        List<String> all = new ArrayList<>();
        try {
            for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                for (InetAddress address : Collections.list(card.getInetAddresses())) {
                    if (!address.isLoopbackAddress() && !address.isLinkLocalAddress()) {
                        all.add("http://" + Callers.written(address) + ":" + bound + "/");
                    }
                }
            }
        } catch (SocketException e) {
            all.clear();
        }
        return at.isAnyLocalAddress() ? all : List.of("http://" + Callers.written(at) + ":" + bound + "/");
    }

    private static InetAddress address(String text, String listen) {
        // Names would be looked up, and might become another machine's tomorrow.
        if (!text.equals("all") && !text.matches("[0-9]+\\.[0-9.]+|\\[?[0-9A-Fa-f]*:[0-9A-Fa-f:.%a-z]*]?")) {
            throw new UsageException(
                    OPTION + listen + ": an address of this machine, as in 192.168.1.5, or all expected");
        }
        try {
            return InetAddress.getByName(text.equals("all") ? "0.0.0.0" : text);
        } catch (IOException e) {
            throw new UsageException(OPTION + listen + ": " + text + " is no address", e);
        }
    }

    /** What this computer calls itself, alone and in the local domain of multicast DNS. */
    private static Set<String> machine() {
        Map<String, String> environment = System.getenv();
        String name = environment.getOrDefault("COMPUTERNAME", environment.getOrDefault("HOSTNAME", ""));
        try {
            name = name.isEmpty() ? Files.readString(Path.of("/etc/hostname")) : name;
        } catch (IOException e) {
            name = "";
        }
        String plain = name.strip().toLowerCase(Locale.ROOT);
        return plain.isEmpty() ? Set.of() : Set.of(plain, plain + ".local");
    }
}
