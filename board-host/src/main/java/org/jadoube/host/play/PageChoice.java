package org.jadoube.host.play;

import org.jadoube.host.config.SettingsDesk;
import org.jspecify.annotations.Nullable;

/**
 * What the page lets others do.
 *
 * @param listen where other computers reach it, as given with {@code --listen}; null: nowhere
 * @param settings where settings are shown and changed; null: the page has no room for them
 */
public record PageChoice(@Nullable String listen, @Nullable SettingsDesk settings) {

    /** This computer alone, and no settings. */
    public static final PageChoice USUAL = new PageChoice(null, null);
}
