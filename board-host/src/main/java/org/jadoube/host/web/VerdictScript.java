package org.jadoube.host.web;

import org.jadoube.arbiter.Language;
import org.jadoube.arbiter.Words;

/** The sentences of the arbiter as a script for the page, so that there is one table of them: {@link Words}. */
final class VerdictScript {

    private VerdictScript() {}

    /** {@code export const verdicts = {"en":{"ruling.illegal-move":"…"}, …};} */
    static String text() {
        return "// Made from the arbiter's own table of words.\nexport const verdicts = "
                + Json.written(out -> {
                    out.writeStartObject();
                    for (Language language : Language.values()) {
                        out.writeObjectFieldStart(language.code());
                        for (var sentence : Words.all(language).entrySet()) {
                            out.writeStringField(sentence.getKey(), sentence.getValue());
                        }
                        out.writeEndObject();
                    }
                    out.writeEndObject();
                })
                + ";\n";
    }
}
