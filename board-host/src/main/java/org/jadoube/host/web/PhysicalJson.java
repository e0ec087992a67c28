package org.jadoube.host.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Collection;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.Whereabouts.Between;
import org.jadoube.hardware.simulated.Whereabouts.InHand;
import org.jadoube.hardware.simulated.Whereabouts.InTray;
import org.jadoube.hardware.simulated.Whereabouts.OnSquare;
import org.jadoube.rules.Square;

/**
 * Writes where the men of the simulated board are, as kind {@code physical} of {@link PageServer#publish}: {@code
 * {"men":[{"id":0,"man":"R","at":"a1"},{"id":1,"man":"N","hand":"x","from":"b1"},{"id":2,"man":"B","tray":4},
 * {"id":3,"man":"Q","file":3.5,"rank":0.9}]}}.
 */
public final class PhysicalJson {

    private PhysicalJson() {}

    /** The message for {@code men}. */
    public static String write(Collection<PhysicalMan> men) {
        return Json.written(out -> {
            out.writeStartObject();
            out.writeArrayFieldStart("men");
            for (PhysicalMan man : men) {
                write(man, out);
            }
            out.writeEndArray();
            out.writeEndObject();
        });
    }

    private static void write(PhysicalMan man, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeNumberField("id", man.id());
        out.writeStringField("man", String.valueOf(man.man().fen()));
        switch (man.at()) {
            case OnSquare on -> out.writeStringField("at", Square.name(on.square()));
            case InHand in -> {
                out.writeStringField("hand", in.hand());
                if (in.from() >= 0) {
                    out.writeStringField("from", Square.name(in.from()));
                }
            }
            case Between between -> {
                out.writeNumberField("file", between.file());
                out.writeNumberField("rank", between.rank());
            }
            case InTray tray -> out.writeNumberField("tray", tray.order());
        }
        out.writeEndObject();
    }
}
