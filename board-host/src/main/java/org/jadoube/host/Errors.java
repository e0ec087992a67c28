package org.jadoube.host;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jadoube.host.log.Logs;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever goes wrong into one line on standard error and an exit code; a stack trace only with {@code --debug}. */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private final BooleanSupplier debug;

    Errors(BooleanSupplier debug) {
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        String message = message(wrong);
        String help = (message.endsWith("?") ? " See " : "; see ")
                + line.getCommandSpec().qualifiedName() + " --help";
        boolean traced = debug.getAsBoolean() || Arrays.asList(args).contains("--debug");
        tell(line.getErr(), message + help, wrong, traced);
        return ExitCode.USAGE;
    }

    @Override
    public int handleExecutionException(Exception thrown, CommandLine line, ParseResult parsed) {
        tell(line.getErr(), message(thrown), thrown, debug.getAsBoolean());
        return code(thrown);
    }

    /** The exit code for an exception that reached the command line. */
    static int code(Exception thrown) {
        boolean usage = thrown instanceof UsageException || unwrapped(thrown) instanceof NoSuchFileException;
        return usage ? ExitCode.USAGE : ExitCode.FAILURE;
    }

    /** The one line that tells a user of {@code thrown}. */
    static String message(Exception thrown) {
        if (thrown instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched);
        }
        Throwable cause = unwrapped(thrown);
        String text = cause.getMessage();
        if (cause instanceof NoSuchFileException || cause instanceof FileNotFoundException) {
            return text + ": no such file";
        }
        if (cause instanceof AccessDeniedException) {
            return text + ": permission denied";
        }
        boolean told = thrown instanceof UsageException
                || thrown instanceof FailureException
                || thrown instanceof ParameterException;
        if (told && text != null) {
            return text;
        }
        String name = cause.getClass().getSimpleName();
        String said = text == null ? name : name + ": " + text;
        return cause instanceof IOException ? said : "internal error, " + said + " (--debug shows where)";
    }

    private static Throwable unwrapped(Exception thrown) {
        Throwable cause = thrown.getCause();
        return thrown instanceof UncheckedIOException && cause != null ? cause : thrown;
    }

    private static String unmatched(UnmatchedArgumentException thrown) {
        List<String> strangers = thrown.getUnmatched();
        String stranger = strangers.get(0);
        List<String> near = thrown.getSuggestions().stream().limit(2).toList();
        String kind = stranger.startsWith("-") ? "unknown option " : "unknown argument ";
        String hint = near.isEmpty() ? "" : ", did you mean " + String.join(" or ", near) + "?";
        return kind + stranger + hint;
    }

    private static void tell(PrintWriter err, String message, Exception thrown, boolean traced) {
        String line =
                message.lines().map(String::strip).reduce((a, b) -> a + " " + b).orElse(message);
        err.println(Logs.errorMark() + "jadoube: " + line);
        if (traced) {
            thrown.printStackTrace(err);
        }
        err.flush();
    }
}
