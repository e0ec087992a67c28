package org.jadoube.host.doctor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.jadoube.hardware.doctor.FaultyBoard;
import org.jadoube.hardware.doctor.Grid;
import org.jadoube.hardware.doctor.Rounds;
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

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--board",
            paramLabel = "BOARD",
            defaultValue = "simulated",
            description = "a wiring profile's name or file, serial:PORT, or simulated (default: simulated)")
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
        List<String> lines = board.equals("simulated") ? simulated() : wired(out);
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
        Grid grid = Grid.matrixOfRanks();
        Doctor doctor = new Doctor(grid);
        long millis = Rounds.through(doctor, new FaultyBoard(grid, switchedOn));
        List<String> facts =
                List.of("A simulated hand did all that was asked in " + millis / 1000 + " s of its own time.");
        return DoctorReport.lines("the simulated board", facts, doctor.findings(), true);
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
