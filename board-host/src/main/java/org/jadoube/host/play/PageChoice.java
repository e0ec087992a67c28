package org.jadoube.host.play;

import org.jadoube.host.config.SettingsDesk;
import org.jspecify.annotations.Nullable;

/**
 * Where the page is and what it lets others do.
 *
 * @param port its port; 0: any free one
 * @param listen where other computers reach it, as given with {@code --listen}; null: nowhere
 * @param settings where settings are shown and changed; null: the page has no room for them
 */
public record PageChoice(
        int port, @Nullable String listen, @Nullable SettingsDesk settings) {

    /** Any free port, this computer alone, and no settings. */
    public static final PageChoice USUAL = new PageChoice(0, null, null);
}
