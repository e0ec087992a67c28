package org.jadoube.rules.mate;

/**
 * The proof by material alone: a bare king, a lone knight against queens, or bishops of one square colour against
 * queens, rooks and bishops of that colour can never mate. The mate needs a man of the other side that takes a flight
 * square beside its king, and these men would capture the checking man, interpose, or stand on squares of the wrong
 * colour. All other material can mate with help (two knights, knight against rook, bishop, knight or pawn ...).
 */
final class MaterialProof {
    private MaterialProof() {}

    static boolean cannotMate(Node node, int side) {
        long own = node.men(side);
        long men = own & ~node.kings();
        if (men == 0) {
            return true;
        }
        if ((men & ~(node.knights() | node.bishops())) != 0) {
            return false;
        }
        long others = node.men(side ^ 1) & ~node.kings() & ~node.queens();
        if ((men & node.knights()) != 0) {
            return (men & men - 1) == 0 && others == 0;
        }
        boolean light = (men & Rays.LIGHT) != 0;
        boolean dark = (men & ~Rays.LIGHT) != 0;
        long wrongColour = light ? ~Rays.LIGHT : Rays.LIGHT;
        return !(light && dark) && (others & ~node.rooks() & ~(node.bishops() & ~wrongColour)) == 0;
    }
}
