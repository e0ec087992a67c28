package org.jadoube.host.log;

import java.util.regex.Pattern;

/** Keeps out of what is shown and logged what only those may know who were told: tokens of settings, passwords in addresses. */
public final class Secrets {

    /** The value of a setting such as {@code link:8961,token=oak}, or of a parameter of an address. */
    private static final Pattern TOKEN = Pattern.compile("(?i)\\b(token|password|key|secret)=[^,&;\\s\"']+");

    /** The credentials of an address such as {@code https://ada:pawn@example.org/}. */
    private static final Pattern CREDENTIALS = Pattern.compile("(?i)\\b([a-z][a-z0-9+.-]*://)[^/@\\s]+@");

    /** What an HTTP header hands over. */
    private static final Pattern BEARER = Pattern.compile("(?i)\\b(bearer|basic)\\s+[a-z0-9._~+/=-]{6,}");

    private Secrets() {}

    /** The same text with every secret replaced by three stars. */
    public static String hidden(String text) {
        String plain = TOKEN.matcher(text).replaceAll("$1=***");
        plain = CREDENTIALS.matcher(plain).replaceAll("$1***@");
        return BEARER.matcher(plain).replaceAll("$1 ***");
    }
}
