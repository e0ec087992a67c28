package org.jadoube.arbiter;

/** Names of sides and men. Sources: the vocabulary of the Laws in each language. */
final class ManWords {
    static final String TABLE = """
            side.white
              White
              Wit
              Hvid
            side.black
              Black
              Zwart
              Sort
            man.pawn
              the pawn
              de pion
              bonden
            man.knight
              the knight
              het paard
              springeren
            man.bishop
              the bishop
              de loper
              løberen
            man.rook
              the rook
              de toren
              tårnet
            man.queen
              the queen
              de dame
              dronningen
            man.king
              the king
              de koning
              kongen
            man.on
              {man} on {square}
              {man} op {square}
              {man} på {square}
            """;

    private ManWords() {}
}
