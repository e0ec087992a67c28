package org.jadoube.host.web;

import java.util.Map;
import org.jadoube.hardware.simulated.HandAction;
import org.jadoube.rules.Man;
import org.jadoube.rules.Square;

/** Reads what a browser says a hand does: {@code {"op":"lift","hand":"a1b2","square":"e2"}}. */
final class HandJson {

    private HandJson() {}

    /** The act that {@code body} tells of. */
    static HandAction read(String body) throws BadInput {
        Map<String, String> told = Json.scalars(body);
        try {
            String hand = need(told, "hand");
            String op = need(told, "op");
            return switch (op) {
                case "lift" -> new HandAction.Lift(hand, square(told));
                case "place" -> new HandAction.Place(hand, square(told));
                case "between" -> new HandAction.PlaceBetween(hand, number(told, "file"), number(told, "rank"));
                case "tray" -> new HandAction.ToTray(hand);
                case "take" -> new HandAction.Take(hand, (int) number(told, "man"));
                case "box" -> new HandAction.FromBox(hand, man(need(told, "man")));
                case "exchange" ->
                    new HandAction.Exchange(
                            hand, square(told), man(need(told, "man")).piece());
                case "arrange" -> new HandAction.Arrange(hand, need(told, "placement"));
                default ->
                    throw new BadInput(
                            "op " + op + ": lift, place, between, tray, take, box, exchange or arrange expected");
            };
        } catch (IllegalArgumentException thrown) {
            throw new BadInput(String.valueOf(thrown.getMessage()));
        }
    }

    private static String need(Map<String, String> told, String key) throws BadInput {
        String value = told.get(key);
        if (value == null) {
            throw new BadInput("key " + key + " is missing");
        }
        return value;
    }

    private static int square(Map<String, String> told) throws BadInput {
        String name = need(told, "square");
        if (!name.matches("[a-h][1-8]")) {
            throw new BadInput("square " + name + ": a1 to h8 expected");
        }
        return Square.parse(name);
    }

    private static double number(Map<String, String> told, String key) throws BadInput {
        String text = need(told, key);
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException notOne) {
            throw new BadInput(key + " " + text + ": a number expected");
        }
    }

    private static Man man(String letter) throws BadInput {
        if (letter.length() != 1 || "KQRBNPkqrbnp".indexOf(letter) < 0) {
            throw new BadInput("man " + letter + ": one of KQRBNPkqrbnp expected");
        }
        return Man.of(letter.charAt(0));
    }
}
