package org.jadoube.hardware.wiring.draw;

import java.util.List;
import java.util.Locale;

/** Writes the few elements of SVG that diagrams need, a line each, so that a changed wire is a changed line. */
final class Svg {

    private final StringBuilder body = new StringBuilder();

    void rect(double x, double y, double width, double height, String fill, String stroke) {
        line(
                "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"3\" fill=\"%s\" stroke=\"%s\"/>",
                x, y, width, height, fill, stroke);
    }

    void circle(double x, double y, double radius, String fill) {
        line("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\" stroke=\"#444444\"/>", x, y, radius, fill);
    }

    /** A wire that lies loosely: it leaves to the right and comes in from the left. */
    void curve(Spot from, Spot to, String paint, double width) {
        double reach = Math.max(30, Math.abs(to.x() - from.x()) / 2);
        line(
                "<path d=\"M%s %s C%s %s %s %s %s %s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\""
                        + " stroke-linecap=\"round\"/>",
                from.x(), from.y(), from.x() + reach, from.y(), to.x() - reach, to.y(), to.x(), to.y(), paint, width);
    }

    /** A stiff wire from spot to spot. */
    void straight(List<Spot> spots, String paint, double width) {
        StringBuilder points = new StringBuilder();
        for (Spot spot : spots) {
            points.append(points.isEmpty() ? "" : " ")
                    .append(number(spot.x()))
                    .append(',')
                    .append(number(spot.y()));
        }
        line(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\"/>",
                points, paint, width);
    }

    /** A wire: from a pin to its lane, out to the right, over, and on to the right. */
    void wire(double x, double y, double lane, double toX, double toY, double bend, String paint) {
        line(
                "<path d=\"M%s %s L%s %s H%s L%s %s H%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2.2\"/>",
                x, y, x + lane - y, lane, bend, bend + 60, toY, toX, paint);
    }

    void text(double x, double y, String anchor, String size, String text) {
        line(
                "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" font-size=\"%s\">%s</text>",
                x, y, anchor, size, escaped(text));
    }

    /** White print on a dark package. */
    void print(double x, double y, String text) {
        line(
                "<text x=\"%s\" y=\"%s\" text-anchor=\"middle\" font-size=\"10\" fill=\"#f2f2f2\">%s</text>",
                x, y, escaped(text));
    }

    void bold(double x, double y, String size, String text) {
        line("<text x=\"%s\" y=\"%s\" font-weight=\"bold\" font-size=\"%s\">%s</text>", x, y, size, escaped(text));
    }

    /** The whole file. */
    String document(int width, int height, String title) {
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
                                + " role=\"img\">%n<title>%s</title>%n"
                                + "<rect width=\"%d\" height=\"%d\" fill=\"#fbfaf6\"/>%n%s</svg>%n",
                        width,
                        height,
                        escaped(title),
                        width,
                        height,
                        body)
                .replace("\r\n", "\n");
    }

    private void line(String format, Object... values) {
        Object[] shown = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            shown[i] = values[i] instanceof Double number ? number(number) : values[i];
        }
        body.append(String.format(Locale.ROOT, format, shown)).append('\n');
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.format(Locale.ROOT, "%.1f", value);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
