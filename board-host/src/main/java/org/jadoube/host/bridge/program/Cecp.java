package org.jadoube.host.bridge.program;

import java.util.List;
import java.util.Map;
import org.jadoube.game.GameEvent;
import org.jadoube.host.bridge.Standing;
import org.jadoube.rules.Side;
import org.jspecify.annotations.Nullable;

/** The protocol of XBoard and WinBoard, version 2. Take-backs, draws and resignations go both ways. */
final class Cecp implements Protocol {
    private static final String FEATURES = "feature usermove=1 setboard=1 san=0 sigint=0 sigterm=0 ping=1 playother=1"
            + " colors=0 time=1 draw=1 reuse=1 analyze=0 variants=\"normal\" myname=\"Jadoube board\" done=1";

    private final Desk desk;
    private final Seat seat;
    private boolean force = true;
    private boolean over;

    Cecp(Desk desk) {
        this.desk = desk;
        this.seat = new Seat(desk);
    }

    @Override
    public void start(Standing standing) {}

    @Override
    public void hear(String line, Standing standing) {
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "protover" -> {
                desk.print("feature done=0");
                desk.print(FEATURES);
            }
            case "ping" -> desk.print("pong " + rest);
            case "new" -> {
                over = false;
                force = false;
                seat.set(null);
            }
            case "setboard" -> {
                over = false;
                if (!seat.set(rest)) {
                    desk.print("tellusererror Illegal position");
                }
            }
            case "force" -> {
                force = true;
                seat.stand();
            }
            case "go" -> {
                force = false;
                seat.sit(seat.position().turn());
            }
            case "playother" -> {
                force = false;
                seat.sit(seat.position().turn().other());
            }
            case "usermove" -> move(rest);
            case "undo" -> takeBack(1);
            case "remove" -> takeBack(2);
            case "draw" -> offered();
            case "result" -> over = true;
            case "quit" -> desk.quit();
            case "xboard",
                    "accepted",
                    "rejected",
                    "random",
                    "level",
                    "st",
                    "sd",
                    "post",
                    "nopost",
                    "hard",
                    "easy",
                    "time",
                    "otim",
                    "computer",
                    "name",
                    "rating",
                    "ics",
                    "hint",
                    "bk",
                    "?",
                    ".",
                    "" -> {}
            default -> desk.print("Error (unknown command): " + words[0]);
        }
    }

    private void move(String uci) {
        Side mover = seat.position().turn();
        if (!force && seat.human() == null) {
            seat.sit(mover.other());
        }
        if (!seat.play(uci)) {
            desk.print("Illegal move: " + uci);
        } else if (!force && seat.human() != mover) {
            desk.remote(uci);
        }
    }

    private void takeBack(int count) {
        Side human = seat.human();
        seat.undo(count);
        if (human != null) {
            for (int i = 0; i < count; i++) {
                desk.say("takeback", human.other(), Map.of());
                desk.say("accept-takeback", human, Map.of());
            }
        }
    }

    private void offered() {
        Side human = seat.human();
        if (human != null) {
            desk.say("offer-draw", human.other(), Map.of());
        }
    }

    @Override
    public void tell(Standing standing, List<GameEvent> events) {
        Side human = seat.human();
        for (GameEvent event : events) {
            if (event instanceof GameEvent.Moved moved && moved.by() == human && seat.play(moved.uci())) {
                desk.print("move " + moved.uci());
            } else if (event instanceof GameEvent.Offered offer
                    && offer.by() == human
                    && offer.state().equals("open")) {
                desk.print("offer draw");
            } else if (event instanceof GameEvent.Amended amended) {
                desk.print("tellusererror The board had " + String.join(" ", amended.from()) + " and now has "
                        + String.join(" ", amended.to()) + "; take back as far as that");
            } else if (event instanceof GameEvent.Result result && human != null && !over) {
                over = true;
                end(result, human);
            }
        }
    }

    private void end(GameEvent.Result result, @Nullable Side human) {
        boolean lost = result.result().equals(human == Side.WHITE ? "0-1" : "1-0");
        desk.print(
                result.reason().equals("resignation") && lost
                        ? "resign"
                        : result.result() + " {" + result.reason() + "}");
    }
}
