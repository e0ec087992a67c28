package org.jadoube.rules.fast;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JVM never compiles a method of 8,000 bytes of code or more. */
final class MethodSizeTest {

    private static final int HUGE = 8_000;

    @ParameterizedTest
    @ValueSource(
            classes = {
                Counter.class,
                MadeCounter.class,
                LeafCounter.class,
                Generator.class,
                Attacks.class,
                Node.class,
                Sliders.class
            })
    void everyMethodIsSmallEnoughToBeCompiled(Class<?> type) throws IOException {
        int largest = largest(type);
        assertTrue(largest > 20 && largest < HUGE, type + ": " + largest);
    }

    private static int largest(Class<?> type) throws IOException {
        String file = type.getSimpleName() + ".class";
        try (DataInputStream in = new DataInputStream(Objects.requireNonNull(type.getResourceAsStream(file)))) {
            in.skipNBytes(8);
            String[] names = constants(in);
            in.skipNBytes(6);
            in.skipNBytes(2L * in.readUnsignedShort());
            int largest = 0;
            for (int members = 0; members < 2; members++) {
                for (int left = in.readUnsignedShort(); left > 0; left--) {
                    in.skipNBytes(6);
                    largest = Math.max(largest, codeLength(in, names));
                }
            }
            return largest;
        }
    }

    private static int codeLength(DataInputStream in, String[] names) throws IOException {
        int code = 0;
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            String name = names[in.readUnsignedShort()];
            int length = in.readInt();
            if ("Code".equals(name)) {
                in.skipNBytes(4);
                code = in.readInt();
                length -= 8;
            }
            in.skipNBytes(length);
        }
        return code;
    }

    /** The constant pool of a class file (chapter 4.4 of the JVM specification), of which only names matter here. */
    private static String[] constants(DataInputStream in) throws IOException {
        String[] names = new String[in.readUnsignedShort()];
        for (int i = 1; i < names.length; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> names[i] = in.readUTF();
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++;
                }
                case 15 -> in.skipNBytes(3);
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                default -> in.skipNBytes(4);
            }
        }
        return names;
    }
}
