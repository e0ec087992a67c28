package org.jadoube.host.doctor;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.hardware.doctor.Act;
import org.jadoube.hardware.doctor.BoardFault;
import org.jadoube.hardware.doctor.Finding;
import org.jadoube.host.recording.Json;
import org.jadoube.rules.Square;

/**
 * How far an examination has come, for the page.
 *
 * @param board what is examined
 * @param simulated whether hands and faults can be given on the page
 * @param running false before the first examination and after the last
 * @param act what is asked for now
 * @param acted acts done so far, of {@code acts}
 * @param glowing the squares that should glow, on a simulated board those that do
 * @param reads what the sensors read
 * @param men where men stand, on a simulated board
 * @param faults those that are switched on
 * @param findings what is wrong, as far as is known
 * @param facts what was measured, a line each
 * @param report the whole report, once it is written
 */
record DoctorState(
        String board,
        boolean simulated,
        boolean running,
        Optional<Act> act,
        int acted,
        int acts,
        long glowing,
        long reads,
        long men,
        List<BoardFault> faults,
        List<Finding> findings,
        List<String> facts,
        List<String> report) {

    DoctorState {
        faults = List.copyOf(faults);
        findings = List.copyOf(findings);
        facts = List.copyOf(facts);
        report = List.copyOf(report);
    }

    /** The message to the page. */
    String json() {
        return Json.write(json -> {
            json.writeStringField("board", board);
            json.writeBooleanField("simulated", simulated);
            json.writeBooleanField("running", running);
            if (act.isPresent()) {
                json.writeObjectFieldStart("act");
                json.writeStringField("kind", act.get().kind().name().toLowerCase(Locale.ROOT));
                json.writeStringField("square", Square.name(act.get().square()));
                json.writeEndObject();
            }
            json.writeNumberField("acted", acted);
            json.writeNumberField("acts", acts);
            squares(json, "glowing", glowing);
            squares(json, "reads", reads);
            squares(json, "men", men);
            texts(json, "faults", faults.stream().map(BoardFault::text).toList());
            json.writeArrayFieldStart("findings");
            for (Finding finding : findings) {
                finding(json, finding);
            }
            json.writeEndArray();
            texts(json, "facts", facts);
            texts(json, "report", report);
        });
    }

    private static void finding(JsonGenerator json, Finding finding) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", finding.kind().word());
        json.writeStringField("square", Square.name(finding.square()));
        if (finding.other() >= 0) {
            json.writeStringField("other", Square.name(finding.other()));
        }
        json.writeStringField("detail", finding.detail());
        json.writeEndObject();
    }

    private static void squares(JsonGenerator json, String key, long squares) throws IOException {
        json.writeArrayFieldStart(key);
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            json.writeString(Square.name(Long.numberOfTrailingZeros(rest)));
        }
        json.writeEndArray();
    }

    private static void texts(JsonGenerator json, String key, List<String> texts) throws IOException {
        json.writeArrayFieldStart(key);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}
