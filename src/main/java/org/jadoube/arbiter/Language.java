package org.jadoube.arbiter;

import java.util.Locale;

/** The languages in which the arbiter speaks. */
public enum Language {
    EN,
    NL,
    DA;

    /** The language code, such as "nl". */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
