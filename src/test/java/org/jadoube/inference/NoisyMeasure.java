package org.jadoube.inference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Measures inference on a folder of recordings with their true moves beside them; arguments: folder, then names to watch. */
final class NoisyMeasure {

    private static final class Sum {
        int games;
        int right;
        int open;
        int silent;
        int plies;
        int wrong;
        int asks;
        final List<Long> latency = new ArrayList<>();
        final List<Long> nanos = new ArrayList<>();
    }

    private NoisyMeasure() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        TrackerSettings settings = RecordingRun.home();
        List<String> watch = new ArrayList<>();
        for (int i = 1; i < args.length; i++) {
            if (args[i].startsWith("-")) {
                settings = settings.without(Rule.valueOf(args[i].substring(1)));
            } else if (args[i].contains("=")) {
                String[] price = args[i].split("=");
                settings = settings.with(settings.prices().with(Price.valueOf(price[0]), Double.parseDouble(price[1])));
            } else {
                watch.add(args[i]);
            }
        }
        JsonNode truth =
                new ObjectMapper().readTree(folder.resolve("truth.json").toFile());
        Map<String, Sum> sums = new TreeMap<>();
        List<Path> files;
        try (Stream<Path> list = Files.list(folder)) {
            files = list.filter(file -> file.toString().endsWith(".rec.jsonl"))
                    .sorted()
                    .toList();
        }
        long start = System.nanoTime();
        for (Path file : files) {
            String name = file.getFileName().toString();
            boolean watched = watch.stream().anyMatch(name::startsWith);
            if (!watch.isEmpty() && !watched) {
                continue;
            }
            List<String> moves = new ArrayList<>();
            truth.get(name).forEach(move -> moves.add(move.asText()));
            RecordingRun run = RecordingRun.of(file, settings);
            measure(
                    name,
                    run,
                    moves,
                    sums.computeIfAbsent(name.substring(0, name.indexOf('-')), key -> new Sum()),
                    watched && watch.size() == 1 && watch.get(0).contains("-"));
        }
        Sum all = new Sum();
        System.out.println(
                "kind        games right open silent plies wrong asks/game settle med/p99   input us med/p99/max");
        sums.forEach((kind, sum) -> {
            print(kind, sum);
            all.games += sum.games;
            all.right += sum.right;
            all.open += sum.open;
            all.silent += sum.silent;
            all.plies += sum.plies;
            all.wrong += sum.wrong;
            all.asks += sum.asks;
            all.latency.addAll(sum.latency);
            all.nanos.addAll(sum.nanos);
        });
        print("all", all);
        System.out.printf("%.1f s%n", (System.nanoTime() - start) / 1e9);
    }

    private static void print(String kind, Sum sum) {
        Collections.sort(sum.latency);
        Collections.sort(sum.nanos);
        System.out.printf(
                "%-10s %5d %5d %5d %5d %6d %4d %6.2f %10d /%5d %10d /%5d /%7d%n",
                kind,
                sum.games,
                sum.right,
                sum.open,
                sum.silent,
                sum.plies,
                sum.wrong,
                sum.asks / (double) sum.games,
                at(sum.latency, 0.5),
                at(sum.latency, 0.99),
                at(sum.nanos, 0.5) / 1000,
                at(sum.nanos, 0.99) / 1000,
                at(sum.nanos, 1) / 1000);
    }

    private static long at(List<Long> sorted, double share) {
        return sorted.isEmpty() ? -1 : sorted.get((int) Math.min(sorted.size() - 1, sorted.size() * share));
    }

    private static void measure(String name, RecordingRun run, List<String> truth, Sum sum, boolean verbose) {
        sum.games++;
        sum.plies += truth.size();
        sum.asks += run.asked.size();
        sum.nanos.addAll(run.nanos);
        List<String> told = run.told();
        int wrong = 0;
        StringBuilder notes = new StringBuilder();
        for (Finding finding : run.findings) {
            if (finding instanceof Finding.Settled settled) {
                wrong += isWrong(settled.ply(), truth);
                if (isWrong(settled.ply(), truth) > 0) {
                    notes.append(" wrong@")
                            .append(settled.t())
                            .append(":#")
                            .append(settled.ply().index())
                            .append(' ')
                            .append(settled.ply().move().uci());
                } else {
                    sum.latency.add(settled.t() - settled.ply().made());
                }
            } else if (finding instanceof Finding.Amended amended) {
                for (Ply ply : amended.to()) {
                    wrong += isWrong(ply, truth);
                }
                if (amended.to().isEmpty()) {
                    notes.append(" withdrawn@").append(amended.t()).append("#").append(amended.index());
                }
            } else if (finding instanceof Finding.Disturbed disturbed) {
                notes.append(" disturbed@").append(disturbed.t());
            } else if (finding instanceof Finding.CapHit hit) {
                notes.append(" cap@").append(hit.t());
            }
            if (verbose) {
                System.out.println(RecordingRun.describe(finding));
            }
        }
        sum.wrong += wrong;
        if (told.equals(truth)) {
            sum.right++;
        } else if (told.size() <= truth.size() && truth.subList(0, told.size()).equals(told)) {
            sum.open++;
        } else {
            sum.silent++;
        }
        if (!told.equals(truth) || !notes.isEmpty()) {
            int same = 0;
            while (same < Math.min(told.size(), truth.size()) && told.get(same).equals(truth.get(same))) {
                same++;
            }
            System.out.println(name
                    + (told.equals(truth)
                            ? " ok"
                            : " NOT at " + same + " of " + truth.size()
                                    + " told " + told.subList(same, Math.min(told.size(), same + 3))
                                    + " true " + truth.subList(same, Math.min(truth.size(), same + 3)))
                    + notes);
        }
    }

    private static int isWrong(Ply ply, List<String> truth) {
        return ply.index() < truth.size()
                        && truth.get(ply.index()).equals(ply.move().uci())
                ? 0
                : 1;
    }
}
