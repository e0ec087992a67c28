package org.jadoube.hardware.pi4j;

import com.pi4j.context.Context;
import com.pi4j.exception.Pi4JException;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalOutputConfigBuilder;
import com.pi4j.io.gpio.digital.DigitalOutputProvider;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.io.i2c.I2C;
import com.pi4j.io.pwm.Pwm;
import com.pi4j.io.pwm.PwmPolarity;
import com.pi4j.io.pwm.PwmType;
import com.pi4j.io.spi.Spi;
import com.pi4j.io.spi.SpiBus;
import com.pi4j.io.spi.SpiMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jadoube.hardware.DeviceException;

/** Wires out of a Pi4J context: {@code DigitalInput}, {@code DigitalOutput}, {@code I2C}, {@code Spi}, {@code Pwm} and nothing else. */
public final class Pi4jWires implements Wires {

    /** The addresses below and above have meanings of their own (I2C specification, table of reserved addresses). */
    private static final int FIRST_ADDRESS = 0x08;

    private static final int LAST_ADDRESS = 0x77;

    /** Percent of the time that a swinging line is high: at a half a piezo is loudest. */
    private static final int HALF = 50;

    private final Context context;
    private final ProviderIds ids;
    private final Runnable closed;

    /** Takes over {@code context} and shuts it down on close. */
    public Pi4jWires(Context context, ProviderIds ids) {
        this(context, ids, () -> {});
    }

    /** The same, with what is to be done after it. */
    Pi4jWires(Context context, ProviderIds ids, Runnable closed) {
        this.context = context;
        this.ids = ids;
        this.closed = closed;
    }

    @Override
    public InputPort inputs(List<Integer> bcm, String name) {
        return opened(name, () -> {
            List<DigitalInput> lines = new ArrayList<>();
            for (int line : bcm) {
                lines.add(context.create(DigitalInput.newConfigBuilder(context)
                        .id("in" + line)
                        .address(line)
                        .pull(PullResistance.PULL_UP)
                        .debounce(0L)
                        .provider(ids.input())));
            }
            return lines.get(0) instanceof Joinable first
                    ? first.joinInputs(lines, name)
                    : new SingleInputs(lines.toArray(DigitalInput[]::new), name);
        });
    }

    @Override
    public RowPort rows(List<Integer> bcm, String name) {
        return opened(name, () -> {
            List<DigitalOutput> lines = new ArrayList<>();
            for (int line : bcm) {
                lines.add(openDrain(line, name));
            }
            return lines.get(0) instanceof Joinable first
                    ? first.joinRows(lines, name)
                    : new SingleRows(lines.toArray(DigitalOutput[]::new), name);
        });
    }

    @Override
    public OutputLine output(int bcm, String name) {
        return opened(name, () -> {
            DigitalOutput line = context.create(config(bcm));
            return high -> set(line, high, name);
        });
    }

    @Override
    public ToneLine tone(int channel, String name) {
        try {
            Pwm pulses = context.create(Pwm.newConfigBuilder(context)
                    .id("pwm" + channel)
                    .address(channel)
                    .pwmType(PwmType.HARDWARE)
                    .polarity(PwmPolarity.NORMAL)
                    .provider(ids.pwm()));
            return hertz -> pitch(pulses, hertz, name);
        } catch (RuntimeException e) {
            String cure =
                    "; switch the pulse generator on: dtoverlay=pwm-2chan,pin=12,func=4,pin2=13,func2=4 in config.txt";
            throw new DeviceException(name, "cannot be opened: " + Guard.reason(e) + cure, e);
        }
    }

    private static void pitch(Pwm pulses, int hertz, String name) {
        try {
            if (hertz == 0) {
                pulses.off();
            } else {
                pulses.on(HALF, hertz);
            }
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
    }

    private static void set(DigitalOutput line, boolean high, String name) {
        try {
            line.state(high ? DigitalState.HIGH : DigitalState.LOW);
        } catch (DeviceException e) {
            throw e;
        } catch (RuntimeException e) {
            throw Guard.failed(name, e);
        }
    }

    private DigitalOutput openDrain(int bcm, String name) {
        DigitalOutputProvider provider = context.provider(ids.output());
        if (provider instanceof OpenDrainProvider lettingGo) {
            return lettingGo.createOpenDrain(config(bcm).build());
        }
        throw new DeviceException(name, "the GPIO provider " + ids.output() + " cannot let go of a row");
    }

    private DigitalOutputConfigBuilder config(int bcm) {
        return DigitalOutput.newConfigBuilder(context)
                .id("out" + bcm)
                .address(bcm)
                .initial(DigitalState.HIGH)
                .shutdown(DigitalState.HIGH)
                .provider(ids.output());
    }

    @Override
    public I2cDevice i2c(int bus, int address, String name) {
        return opened(name, () -> new Pi4jI2c(chip("i2c" + bus + "-" + address, bus, address), name));
    }

    private I2C chip(String id, int bus, int address) {
        return context.create(
                I2C.newConfigBuilder(context).id(id).bus(bus).device(address).provider(ids.i2c()));
    }

    @Override
    public synchronized List<Integer> answering(int bus) {
        List<Integer> found = new ArrayList<>();
        for (int address = FIRST_ADDRESS; address <= LAST_ADDRESS; address++) {
            if (answers(bus, address)) {
                found.add(address);
            }
        }
        return found;
    }

    /** A chip acknowledges its address whatever it is asked; to read one byte changes nothing in the chips we know. */
    private boolean answers(int bus, int address) {
        String id = "asked" + bus + "-" + address;
        try {
            return chip(id, bus, address).read() >= 0;
        } catch (RuntimeException e) {
            return false;
        } finally {
            if (context.registry().exists(id)) {
                context.shutdown(id);
            }
        }
    }

    @Override
    public SpiDevice spi(int bus, int select, int hertz, int mode, String name) {
        return opened(name, () -> {
            Spi chip = context.create(Spi.newConfigBuilder(context)
                    .id("spi" + bus + "-" + select)
                    .bus(SpiBus.getByNumber(bus))
                    // Pi4J takes the address for the chip select.
                    .address(select)
                    .baud(hertz)
                    .mode(SpiMode.getByNumber(mode))
                    .provider(ids.spi()));
            return new Pi4jSpi(chip, name);
        });
    }

    @Override
    public void close() {
        try {
            context.shutdown();
        } finally {
            closed.run();
        }
    }

    private static <T> T opened(String name, Supplier<T> opening) {
        try {
            return opening.get();
        } catch (Pi4JException e) {
            String reason = Guard.reason(e);
            throw new DeviceException(name, "cannot be opened: " + reason + Guard.cure(reason), e);
        }
    }
}
