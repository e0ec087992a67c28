package org.jadoube.lesson;

/** The men: one of them with its colour ({@code a.}), and the one that is known ({@code the.}). */
final class ManTable {

    static final String TABLE = """
            a.K
            the white king
            de witte koning
            den hvide konge
            a.Q
            a white queen
            een witte dame
            en hvid dronning
            a.R
            a white rook
            een witte toren
            et hvidt tårn
            a.B
            a white bishop
            een witte loper
            en hvid løber
            a.N
            a white knight
            een wit paard
            en hvid springer
            a.P
            a white pawn
            een witte pion
            en hvid bonde
            a.k
            the black king
            de zwarte koning
            den sorte konge
            a.q
            a black queen
            een zwarte dame
            en sort dronning
            a.r
            a black rook
            een zwarte toren
            et sort tårn
            a.b
            a black bishop
            een zwarte loper
            en sort løber
            a.n
            a black knight
            een zwart paard
            en sort springer
            a.p
            a black pawn
            een zwarte pion
            en sort bonde
            the.king
            the king
            de koning
            kongen
            the.queen
            the queen
            de dame
            dronningen
            the.rook
            the rook
            de toren
            tårnet
            the.bishop
            the bishop
            de loper
            løberen
            the.knight
            the knight
            het paard
            springeren
            the.pawn
            the pawn
            de pion
            bonden
            the.man
            the man
            het stuk
            brikken
            side.white
            White
            Wit
            Hvid
            side.black
            Black
            Zwart
            Sort
            """;

    private ManTable() {}
}
