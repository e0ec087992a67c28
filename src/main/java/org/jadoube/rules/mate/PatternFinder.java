package org.jadoube.rules.mate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jadoube.rules.mate.MatePatterns.Pattern;
import org.jadoube.rules.mate.MatePatterns.Place;

/**
 * Draws the cheapest mate for each square the king to be mated may reach: the other king, one checking man, and men of
 * its own side on the flights. A picture counts if it is mate on a board with the fixed men; where another man must
 * help, nobody knows yet from where, so that costs moves instead.
 */
final class PatternFinder {
    private static final int MOST = 16;

    private final Moves moves;
    private final Men men;
    private final int side;
    private final int[] square;
    private final Node fixed = new Node();
    private final Node board = new Node();
    private final Ways ways;
    private final BlockerChoice choice;
    private long helped;
    private int best;
    private Pattern picture = new Pattern(List.of(), 0);

    private PatternFinder(Node root, Men men, int side, Moves moves) {
        this.moves = moves;
        this.men = men;
        this.side = side;
        square = new int[men.count];
        long occupied = root.occupied();
        for (int i = 0; i < men.count; i++) {
            square[i] = Long.numberOfTrailingZeros(occupied);
            occupied &= occupied - 1;
            if (men.isFixed(i)) {
                fixed.put(square[i], men.piece[i], men.side[i]);
            }
        }
        ways = new Ways(fixed.occupied());
        choice = new BlockerChoice(men, square, ways, side ^ 1);
    }

    /** The pictures of a position whose men were read from it and grown over the whole game. */
    static MatePatterns find(Node root, Men men, int side, Moves moves) {
        return new MatePatterns(new PatternFinder(root, men, side, moves).find());
    }

    private record Drawn(int cost, Pattern pattern) {}

    private List<Pattern> find() {
        for (int i = 0; i < men.count; i++) {
            helped |= men.side[i] == side ? men.attacks(i, ~fixed.occupied()) : 0;
        }
        List<Drawn> drawn = new ArrayList<>();
        int king = men.king(side ^ 1);
        for (long goals = men.reach[king]; goals != 0; goals &= goals - 1) {
            int goal = Long.numberOfTrailingZeros(goals);
            int way = ways.to(goal, Node.KING, side ^ 1, men.reach[king])[square[king]];
            best = Ways.NONE;
            draw(goal, way);
            if (best < Ways.NONE) {
                drawn.add(new Drawn(best, picture));
            }
        }
        drawn.sort(Comparator.comparingInt(Drawn::cost));
        return drawn.stream().limit(MOST).map(Drawn::pattern).toList();
    }

    private void draw(int goal, int way) {
        int king = men.king(side);
        long reach = men.reach[king] & ~Rays.king(goal) & ~(1L << goal);
        int far = -1;
        int farWay = Ways.NONE;
        for (; reach != 0; reach &= reach - 1) {
            int place = Long.numberOfTrailingZeros(reach);
            int kingWay = ways.to(place, Node.KING, side, men.reach[king])[square[king]];
            if (Rays.distance(place, goal) == 2) {
                drawWithKing(goal, place, way + kingWay);
            } else if (kingWay < farWay) {
                farWay = kingWay;
                far = place;
            }
        }
        if (far >= 0) {
            drawWithKing(goal, far, way + farWay);
        }
    }

    private void drawWithKing(int goal, int king, int cost) {
        long walls = (fixed.occupied() & ~(1L << goal)) | 1L << king;
        for (int i = 0; i < men.count && cost < best; i++) {
            if (men.side[i] != side || men.piece[i] == Node.KING) {
                continue;
            }
            for (long from = men.reach[i] & ~(1L << king | 1L << goal); from != 0; from &= from - 1) {
                int stand = Long.numberOfTrailingZeros(from);
                long seen = Rays.attacks(men.piece[i], side, stand, walls);
                if ((seen >>> goal & 1) != 0) {
                    int way = ways.to(stand, men.piece[i], side, -1L)[square[i]];
                    cover(goal, king, i, stand, seen, cost + way);
                }
            }
        }
    }

    private void cover(int goal, int king, int checker, int stand, long seen, int cost) {
        long open = Rays.king(goal) & ~Rays.king(king) & ~seen;
        if (cost >= best) {
            return;
        }
        int total = cost + choice.cheapest(open, helped, best - cost);
        if (total < best && isMate(goal, king, checker, stand)) {
            best = total;
            picture = picture(goal, king, checker, stand);
        }
    }

    private boolean isMate(int goal, int king, int checker, int stand) {
        board.copy(fixed);
        boolean fits =
                set(king, Node.KING, side) && set(goal, Node.KING, side ^ 1) && set(stand, men.piece[checker], side);
        for (int i = 0; i < choice.count(); i++) {
            int man = choice.chosen(i);
            if (man == BlockerChoice.HELPED) {
                return fits;
            }
            fits &= set(choice.flight(i), drawnAs(man, choice.flight(i)), side ^ 1);
        }
        board.state = Node.state(side ^ 1, 0, 0);
        return fits && moves.isMate(board);
    }

    private int drawnAs(int man, int flight) {
        return choice.promotes(man, flight) ? Node.KNIGHT : men.piece[man];
    }

    private boolean set(int on, int piece, int color) {
        int there = board.code(on);
        if (there != 0) {
            return there == piece && board.sideOf(on) == color;
        }
        board.put(on, piece, color);
        return true;
    }

    private Pattern picture(int goal, int king, int checker, int stand) {
        List<Place> all = new ArrayList<>();
        int added = 0;
        all.add(place(side, Node.KING, king, men.reach[men.king(side)]));
        all.add(place(side ^ 1, Node.KING, goal, men.reach[men.king(side ^ 1)]));
        all.add(place(side, men.piece[checker], stand, -1L));
        for (int i = 0; i < choice.count(); i++) {
            int man = choice.chosen(i);
            int flight = choice.flight(i);
            if (man == BlockerChoice.HELPED) {
                added += BlockerChoice.HELP;
            } else {
                all.add(place(side ^ 1, drawnAs(man, flight), flight, -1L));
            }
        }
        return new Pattern(List.copyOf(all), added);
    }

    private Place place(int color, int piece, int on, long allowed) {
        boolean grows = piece == Node.KNIGHT && color != side;
        return new Place(color, piece, ways.to(on, piece, color, allowed), grows);
    }
}
