package org.jadoube.host.engine;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.light.Grade;

/**
 * How moves are graded: by how much less of a point they promise than the best one. Hundredths of a pawn become a part of a
 * point by a logistic curve, for two pawns matter more in a level game than in one that is won.
 */
final class GradeScale {

    /** The curve's slope: a pawn ahead is worth about 0.59 of a point, three are worth 0.75. */
    private static final double SLOPE = 0.0037;

    /** From here on something is given away: in a level game about two thirds of a pawn. */
    private static final double DOUBTFUL = 0.06;

    /** From here on much: in a level game a pawn and three quarters. */
    private static final double BLUNDER = 0.16;

    private GradeScale() {}

    /** The part of a point that a score promises, 0 to 1. */
    static double promise(Score score) {
        return 1 / (1 + Math.exp(-SLOPE * score.centipawns()));
    }

    /** The grade of a move with this score beside the best one's. */
    static Grade grade(Score best, Score score) {
        double less = promise(best) - promise(score);
        return less >= BLUNDER ? Grade.BLUNDER : less >= DOUBTFUL ? Grade.DOUBTFUL : Grade.GOOD;
    }

    /** The grades of all first moves of lines, in UCI. */
    static Map<String, Grade> grades(List<FromEngine.Line> lines) {
        Map<String, Grade> grades = new TreeMap<>();
        Score best = lines.stream()
                .map(FromEngine.Line::score)
                .max((a, b) -> Integer.compare(a.centipawns(), b.centipawns()))
                .orElse(new Score.Pawns(0));
        lines.forEach(line -> grades.put(line.moves().getFirst(), grade(best, line.score())));
        return grades;
    }
}
