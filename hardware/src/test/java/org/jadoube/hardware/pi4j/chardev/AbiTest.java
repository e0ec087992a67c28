package org.jadoube.hardware.pi4j.chardev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares every number with what a C program (gpio/abi.c) printed from the kernel's own header. */
final class AbiTest {

    @Test
    void everyNumberIsThatOfTheKernelsHeader() throws IOException, ReflectiveOperationException {
        List<String> facts = facts();
        for (String fact : facts) {
            String[] parts = fact.split(" ");
            Field field = Abi.class.getDeclaredField(parts[0]);
            long ours = field.getType() == int.class ? field.getInt(null) & 0xFFFF_FFFFL : field.getLong(null);
            assertEquals(Long.parseLong(parts[1]), ours, parts[0]);
        }
        assertTrue(facts.size() > 30);
    }

    private static List<String> facts() throws IOException {
        InputStream in = AbiTest.class.getResourceAsStream("/gpio/abi.txt");
        assertNotNull(in);
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
            return lines.lines().toList();
        }
    }
}
