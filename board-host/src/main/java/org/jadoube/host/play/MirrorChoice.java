package org.jadoube.host.play;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jadoube.host.bridge.Mirror;
import org.jadoube.host.bridge.Table;
import org.jspecify.annotations.Nullable;

/**
 * Who follows the game from outside.
 *
 * @param names as given with {@code --mirror}
 * @param livePgn a file for broadcasts; null: none
 * @param push an address that takes the PGN; null: none
 * @param program a chess program that has started this one; null: none
 */
public record MirrorChoice(
        List<String> names,
        @Nullable Path livePgn,
        @Nullable URI push,
        @Nullable Function<Table, Mirror> program) {
    /** Nobody. */
    public static final MirrorChoice NONE = new MirrorChoice(List.of(), null, null, null);

    /** Copies the names. */
    public MirrorChoice {
        names = List.copyOf(names);
    }
}
