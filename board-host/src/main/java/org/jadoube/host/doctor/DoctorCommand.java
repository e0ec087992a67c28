package org.jadoube.host.doctor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.hardware.Board;
import org.jadoube.hardware.BoardFactory;
import org.jadoube.hardware.BoardPlace;
import org.jadoube.hardware.BoardUnavailable;
import org.jadoube.hardware.Machine;
import org.jadoube.hardware.doctor.BoardFault;
import org.jadoube.hardware.doctor.Doctor;
import org.jadoube.hardware.doctor.DoctorReport;
import org.jadoube.hardware.doctor.Examinee;
import org.jadoube.hardware.doctor.Facts;
import org.jadoube.hardware.doctor.FaultyBoard;
import org.jadoube.hardware.doctor.Grid;
import org.jadoube.hardware.doctor.ModelledBoard;
import org.jadoube.hardware.doctor.Rounds;
import org.jadoube.hardware.wiring.WiringProfile;
import org.jadoube.host.FailureException;
import org.jadoube.host.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code doctor}: walks a person through a board and says in plain words what is wrong with it. */
@Command(
        name = "doctor",
        description = "Tests every sensor and light of a board with you, and says in plain words what is wrong.",
        sortOptions = false)
public final class DoctorCommand implements Runnable {

    private static final String SIMULATED = "simulated";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            defaultValue = "simulated",
            description =
                    "a wiring profile's name or file, serial:PORT, or simulated, simulated:PROFILE (default: simulated)")
    private String board = "simulated";

    @Option(
            names = "--fault",
            paramLabel = "FAULT",
            split = ",",
            description =
                    "a fault of the simulated board, as in stuck-open:e4, stuck-closed:e4, flicker:e4, swapped:e4:d4,"
                            + " missing-diode:e4, light-dead:e4, light-elsewhere:e4:d4")
    private List<String> faults = List.of();

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "write the report to this file too, for a bug report")
    private Optional<Path> report = Optional.empty();

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        List<String> lines = board.equals(SIMULATED) || board.startsWith(SIMULATED + ":") ? simulated() : wired(out);
        lines.forEach(out::println);
        out.flush();
        report.ifPresent(file -> write(file, lines));
    }

    private List<String> simulated() {
        List<BoardFault> switchedOn;
        try {
            switchedOn = faults.stream().map(BoardFault::parse).toList();
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
        return board.equals(SIMULATED) ? simulated(switchedOn) : modelled(switchedOn);
    }

    private static List<String> simulated(List<BoardFault> switchedOn) {
        Grid grid = Grid.matrixOfRanks();
        return examined("the simulated board", grid, new FaultyBoard(grid, switchedOn));
    }

    /** A profile's chips as models, driven by the real drivers. */
    private List<String> modelled(List<BoardFault> switchedOn) {
        WiringProfile profile;
        try {
            profile = BoardFactory.profile(board.substring(SIMULATED.length() + 1));
        } catch (BoardUnavailable e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        }
        if (profile.serialPlace().isPresent()) {
            throw new UsageException(profile.name() + " cannot be simulated: its chips are behind the serial line");
        }
        List<String> told = new ArrayList<>();
        try (ModelledBoard models = new ModelledBoard(profile, report -> told.add(report.text()))) {
            models.suffer(switchedOn);
            List<String> lines = new ArrayList<>(examined("the simulated " + profile.name(), Grid.of(profile), models));
            lines.addAll(1, Facts.unmeasured(profile));
            lines.addAll(told);
            return lines;
        }
    }

    private static List<String> examined(String name, Grid grid, Examinee board) {
        Doctor doctor = new Doctor(grid);
        long millis = Rounds.through(doctor, board);
        List<String> facts =
                List.of("A simulated hand did all that was asked in " + millis / 1000 + " s of its own time.");
        return DoctorReport.lines(name, facts, doctor.findings(), true);
    }

    private List<String> wired(PrintWriter out) {
        if (!faults.isEmpty()) {
            throw new UsageException("--fault is for the simulated board; leave out --board");
        }
        DoctorTerminal terminal = new DoctorTerminal(out);
        try {
            BoardPlace place = BoardFactory.place(board, Machine.here(), System::nanoTime);
            try (Board opened = place.open(terminal)) {
                BufferedReader keys = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
                return terminal.examine(opened, place.grid(), keys);
            }
        } catch (BoardUnavailable e) {
            throw new UsageException(String.valueOf(e.getMessage()), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FailureException("the examination was broken off", e);
        }
    }

    private static void write(Path file, List<String> lines) {
        try {
            Files.write(file, lines);
        } catch (IOException e) {
            throw new FailureException(file + ": cannot be written: " + e.getMessage(), e);
        }
    }
}
