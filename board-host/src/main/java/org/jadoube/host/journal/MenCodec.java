package org.jadoube.host.journal;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.hardware.simulated.PhysicalMan;
import org.jadoube.hardware.simulated.Whereabouts;
import org.jadoube.rules.Man;
import org.jadoube.rules.Piece;

/** Writes the men of the simulated board and what hands do to them as bytes, and reads them back. */
final class MenCodec {

    private static final String PIECES = "PNBRQK";

    private MenCodec() {}

    static void write(List<PhysicalMan> men, ByteSink out) {
        out.whole(men.size());
        for (PhysicalMan man : men) {
            out.whole(man.id());
            out.u8(man.man().fen());
            write(man.at(), out);
        }
    }

    private static void write(Whereabouts at, ByteSink out) {
        switch (at) {
            case Whereabouts.OnSquare on -> {
                out.u8('s');
                out.u8(on.square());
            }
            case Whereabouts.InHand in -> {
                out.u8('h');
                out.text(in.hand());
                out.signed(in.from());
            }
            case Whereabouts.Between between -> {
                out.u8('b');
                out.fixed64(Double.doubleToLongBits(between.file()));
                out.fixed64(Double.doubleToLongBits(between.rank()));
            }
            case Whereabouts.InTray in -> {
                out.u8('t');
                out.whole(in.order());
            }
        }
    }

    static List<PhysicalMan> men(ByteSource in) {
        List<PhysicalMan> men = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            men.add(new PhysicalMan(in.count(), Man.of((char) in.u8()), at(in)));
        }
        return men;
    }

    private static Whereabouts at(ByteSource in) {
        int kind = in.u8();
        return switch (kind) {
            case 's' -> new Whereabouts.OnSquare(in.u8());
            case 'h' -> new Whereabouts.InHand(in.text(), (int) in.signed());
            case 'b' ->
                new Whereabouts.Between(Double.longBitsToDouble(in.fixed64()), Double.longBitsToDouble(in.fixed64()));
            case 't' -> new Whereabouts.InTray(in.count());
            default -> throw new ByteSource.Spoilt("no place of kind " + kind);
        };
    }

    static void write(HandAction action, ByteSink out) {
        switch (action) {
            case HandAction.Lift a -> on('l', a, a.square(), out);
            case HandAction.Place a -> on('p', a, a.square(), out);
            case HandAction.PlaceBetween a -> {
                head('b', a, out);
                out.fixed64(Double.doubleToLongBits(a.file()));
                out.fixed64(Double.doubleToLongBits(a.rank()));
            }
            case HandAction.ToTray a -> head('t', a, out);
            case HandAction.Take a -> {
                head('k', a, out);
                out.signed(a.man());
            }
            case HandAction.FromBox a -> on('f', a, a.man().fen(), out);
            case HandAction.Exchange a -> {
                on('x', a, a.square(), out);
                out.u8(a.piece().letter());
            }
            case HandAction.Arrange a -> {
                head('a', a, out);
                out.text(a.placement());
            }
        }
    }

    private static void head(char kind, HandAction action, ByteSink out) {
        out.u8(kind);
        out.text(action.hand());
    }

    private static void on(char kind, HandAction action, int where, ByteSink out) {
        head(kind, action, out);
        out.u8(where);
    }

    static HandAction action(ByteSource in) {
        int kind = in.u8();
        String hand = in.text();
        return switch (kind) {
            case 'l' -> new HandAction.Lift(hand, in.u8());
            case 'p' -> new HandAction.Place(hand, in.u8());
            case 'b' ->
                new HandAction.PlaceBetween(
                        hand, Double.longBitsToDouble(in.fixed64()), Double.longBitsToDouble(in.fixed64()));
            case 't' -> new HandAction.ToTray(hand);
            case 'k' -> new HandAction.Take(hand, (int) in.signed());
            case 'f' -> new HandAction.FromBox(hand, Man.of((char) in.u8()));
            case 'x' -> new HandAction.Exchange(hand, in.u8(), piece((char) in.u8()));
            case 'a' -> new HandAction.Arrange(hand, in.text());
            default -> throw new ByteSource.Spoilt("no act of kind " + kind);
        };
    }

    private static Piece piece(char letter) {
        if (PIECES.indexOf(letter) < 0) {
            throw new ByteSource.Spoilt("no man " + letter);
        }
        return Man.of(letter).piece();
    }
}
