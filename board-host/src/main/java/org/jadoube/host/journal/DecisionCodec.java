package org.jadoube.host.journal;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** Writes decisions as bytes and reads them back. */
final class DecisionCodec {

    private static final int MOVED = 1;
    private static final int AMENDED = 2;
    private static final int TAKEN_BACK = 3;
    private static final int CLOCK = 4;
    private static final int RULED = 5;
    private static final int RESULT = 6;
    private static final int OTHER = 7;
    private static final int GAME = 8;

    private DecisionCodec() {}

    static void write(Decision decision, ByteSink out) {
        switch (decision) {
            case Decision.Moved d -> {
                out.u8(MOVED);
                out.whole(d.id());
                out.text(d.uci());
                out.fixed32(d.position());
            }
            case Decision.Amended d -> {
                out.u8(AMENDED);
                out.whole(d.id());
                out.whole(d.from());
                out.whole(d.to().size());
                d.to().forEach(out::text);
                out.fixed32(d.position());
            }
            case Decision.TakenBack d -> {
                out.u8(TAKEN_BACK);
                out.whole(d.id());
                out.fixed32(d.position());
            }
            case Decision.Clock d -> {
                out.u8(CLOCK);
                out.whole(d.t());
                out.signed(d.white());
                out.signed(d.black());
                out.u8(number(d.running()));
            }
            case Decision.Ruled d -> {
                out.u8(RULED);
                out.u8(number(d.by()));
                out.whole(d.offence());
                out.fixed32(d.sum());
            }
            case Decision.Result d -> {
                out.u8(RESULT);
                out.text(d.result());
                out.text(d.reason());
            }
            case Decision.Game d -> {
                out.u8(GAME);
                out.whole(d.number());
            }
            case Decision.Other d -> {
                out.u8(OTHER);
                out.fixed32(d.sum());
            }
        }
    }

    static Decision read(ByteSource in) {
        int kind = in.u8();
        return switch (kind) {
            case MOVED -> new Decision.Moved(in.count(), in.text(), in.fixed32());
            case AMENDED -> new Decision.Amended(in.count(), in.count(), texts(in), in.fixed32());
            case TAKEN_BACK -> new Decision.TakenBack(in.count(), in.fixed32());
            case CLOCK -> new Decision.Clock(in.whole(), in.signed(), in.signed(), side(in.u8()));
            case RULED -> new Decision.Ruled(side(in.u8()), in.count(), in.fixed32());
            case RESULT -> new Decision.Result(in.text(), in.text());
            case OTHER -> new Decision.Other(in.fixed32());
            case GAME -> new Decision.Game(in.count());
            default -> throw new ByteSource.Spoilt("no decision of kind " + kind);
        };
    }

    private static List<String> texts(ByteSource in) {
        List<String> texts = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            texts.add(in.text());
        }
        return texts;
    }

    private static int number(@Nullable Side side) {
        return side == null ? 0 : side == Side.WHITE ? 1 : 2;
    }

    private static @Nullable Side side(int number) {
        return switch (number) {
            case 0 -> null;
            case 1 -> Side.WHITE;
            case 2 -> Side.BLACK;
            default -> throw new ByteSource.Spoilt("no side " + number);
        };
    }
}
