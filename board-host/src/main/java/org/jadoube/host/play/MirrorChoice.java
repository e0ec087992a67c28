package org.jadoube.host.play;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who follows the game from outside.
 *
 * @param names as given with {@code --mirror}
 * @param livePgn a file for broadcasts; null: none
 * @param push an address that takes the PGN; null: none
 */
public record MirrorChoice(
        List<String> names,
        @Nullable Path livePgn,
        @Nullable URI push) {
    /** Nobody. */
    public static final MirrorChoice NONE = new MirrorChoice(List.of(), null, null);

    /** Copies the names. */
    public MirrorChoice {
        names = List.copyOf(names);
    }
}
