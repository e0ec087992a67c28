package org.jadoube.host.recording;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads one JSON object into maps, lists, strings, numbers and booleans, and writes one on a line. */
public final class Json {

    /** The one factory of the program: a key that stands twice is an error. */
    static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    /**
     * Reads {@code text}, which must be one JSON object.
     *
     * @throws NotJson naming the column and what was expected
     */
    public static Map<String, @Nullable Object> object(String text) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new NotJson("expected a JSON object {...}");
            }
            Map<String, @Nullable Object> read = members(parser);
            if (parser.nextToken() != null) {
                throw new NotJson("expected one JSON object, found more after it");
            }
            return read;
        } catch (JsonProcessingException e) {
            int column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
            throw new NotJson("not JSON at column " + column + ": " + firstLine(e.getOriginalMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes one object on one line. */
    public static String write(Members members) {
        StringWriter text = new StringWriter(64);
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.writeStartObject();
            members.write(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /** Writes the members of an object. */
    @FunctionalInterface
    public interface Members {
        /** Writes them to {@code json}. */
        void write(JsonGenerator json) throws IOException;
    }

    private static Map<String, @Nullable Object> members(JsonParser parser) throws IOException {
        Map<String, @Nullable Object> read = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            parser.nextToken();
            read.put(key, value(parser));
        }
        return read;
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> members(parser);
            case START_ARRAY -> elements(parser);
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }

    private static List<@Nullable Object> elements(JsonParser parser) throws IOException {
        List<@Nullable Object> read = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            read.add(value(parser));
        }
        return read;
    }

    private static String firstLine(@Nullable String message) {
        String said = message == null ? "unreadable" : message;
        int end = said.indexOf('\n');
        return end < 0 ? said : said.substring(0, end);
    }

    /** A text that is no JSON object. */
    public static final class NotJson extends RuntimeException {
        NotJson(String message) {
            super(message);
        }
    }
}
