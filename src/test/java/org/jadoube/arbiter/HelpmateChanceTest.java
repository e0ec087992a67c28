package org.jadoube.arbiter;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jadoube.rules.Fen;
import org.jadoube.rules.Move;
import org.jadoube.rules.MoveRules;
import org.jadoube.rules.Position;
import org.jadoube.rules.San;
import org.jadoube.rules.Side;
import org.junit.jupiter.api.Test;

final class HelpmateChanceTest {
    private final HelpmateChance chance = new HelpmateChance();

    @Test
    void theLastPawnMoveThatLocksAWallEndsTheGame() {
        Position position = Fen.position("4k3/8/6p1/p2p4/P2P2P1/8/8/4K3 b - - 0 1");
        assertFalse(chance.isDead(position, null));
        for (String san : List.of("g5", "Ke2")) {
            Move move = San.read(position, san);
            position = position.play(move);
            assertTrue(chance.isDead(position, move), san);
        }
    }

    @Test
    void aWholeGameIsFollowedWithoutEverBeingCalledDead() {
        Position position = Position.initial();
        chance.isDead(position, null);
        for (String san : "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5".split(" ")) {
            Move move = San.read(position, san);
            position = position.play(move);
            assertFalse(chance.isDead(position, move), san);
            assertFalse(chance.cannotMate(position, Side.WHITE), san);
            assertFalse(chance.cannotMate(position, Side.BLACK), san);
        }
    }

    @Test
    void underOtherRulesOfMovingMaterialDecides() {
        MoveRules noEnPassant = new MoveRules(false, false, false);
        assertTrue(chance.isDead(Fen.position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").with(noEnPassant), null));
        assertFalse(chance.isDead(
                Fen.position("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1").with(noEnPassant), null));
    }
}
