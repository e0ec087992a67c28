package org.jadoube.host.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/** Reads the case files of test-fixtures/cases and writes the lines of recordings. */
final class Cases {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Cases() {}

    /** All cases of a file of test-fixtures/cases, in its order. */
    static List<JsonNode> read(String file) {
        try (InputStream in = Cases.class.getResourceAsStream("/cases/" + file)) {
            if (in == null) {
                throw new IllegalStateException("test-fixtures/cases/" + file + " is not on the class path");
            }
            List<JsonNode> cases = new ArrayList<>();
            JSON.readTree(in).forEach(cases::add);
            return List.copyOf(cases);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One line of JSON; keys in the order of the map. */
    static String line(Map<String, ?> keys) {
        try {
            return JSON.writeValueAsString(keys);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line of JSON as a tree. */
    static JsonNode parse(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException("not JSON: " + line, e);
        }
    }

    /** The texts of a JSON list; none if the list is absent or null. */
    static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /** The text, or the empty text if the key is absent or null. */
    static String text(JsonNode node, String key) {
        JsonNode value = node.path(key);
        return value.isMissingNode() || value.isNull() ? "" : value.asText();
    }

    /** True if the key is there and not null. */
    static boolean has(JsonNode node, String key) {
        return node.hasNonNull(key);
    }
}
