package org.jadoube.host.web;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The little JSON that the page's messages need. */
final class Json {

    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    /** The scalar members of the object in {@code text} by key, as text; lists and objects inside it are passed over. */
    static Map<String, String> scalars(String text) throws BadInput {
        Map<String, String> members = new LinkedHashMap<>();
        try (JsonParser in = FACTORY.createParser(text)) {
            expectObject(in);
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                String key = in.currentName();
                JsonToken value = in.nextToken();
                if (value.isStructStart()) {
                    in.skipChildren();
                } else if (value != JsonToken.VALUE_NULL) {
                    members.put(key, in.getText());
                }
            }
            expectEnd(in);
        } catch (IOException thrown) {
            throw new BadInput(reason(thrown));
        }
        return members;
    }

    /** The texts in the list that is member {@code key} of the object in {@code text}; empty if it has none. */
    static List<String> strings(String text, String key) throws BadInput {
        List<String> found = new ArrayList<>();
        try (JsonParser in = FACTORY.createParser(text)) {
            expectObject(in);
            while (in.nextToken() == JsonToken.FIELD_NAME) {
                boolean wanted = in.currentName().equals(key);
                JsonToken value = in.nextToken();
                if (wanted && value == JsonToken.START_ARRAY) {
                    while (in.nextToken() == JsonToken.VALUE_STRING) {
                        found.add(in.getText());
                    }
                } else if (value.isStructStart()) {
                    in.skipChildren();
                }
            }
        } catch (IOException thrown) {
            throw new BadInput(reason(thrown));
        }
        return found;
    }

    /** The object in {@code text} on one line without blanks. */
    static String line(String text) throws BadInput {
        StringWriter line = new StringWriter(text.length());
        try (JsonParser in = FACTORY.createParser(text);
                JsonGenerator out = FACTORY.createGenerator(line)) {
            expectObject(in);
            out.copyCurrentStructure(in);
            expectEnd(in);
        } catch (IOException thrown) {
            throw new BadInput(reason(thrown));
        }
        return line.toString();
    }

    /** What {@code body} writes into a generator. */
    static String written(Writing body) {
        StringWriter text = new StringWriter(256);
        try (JsonGenerator out = FACTORY.createGenerator(text)) {
            body.to(out);
        } catch (IOException thrown) {
            throw new UncheckedIOException(thrown);
        }
        return text.toString();
    }

    private static void expectObject(JsonParser in) throws IOException, BadInput {
        if (in.nextToken() != JsonToken.START_OBJECT) {
            throw new BadInput("one JSON object expected");
        }
    }

    private static void expectEnd(JsonParser in) throws IOException, BadInput {
        if (in.nextToken() != null) {
            throw new BadInput("nothing expected after the JSON object");
        }
    }

    private static String reason(IOException thrown) {
        if (thrown instanceof JsonProcessingException json && json.getLocation() != null) {
            return "not JSON at column " + json.getLocation().getColumnNr() + ": one object expected";
        }
        return "not JSON: one object expected";
    }

    /** Writes JSON. */
    @FunctionalInterface
    interface Writing {
        void to(JsonGenerator out) throws IOException;
    }
}
