package org.jadoube.host.web;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;

/**
 * The running browsers of this process. To start one takes a second, so one that a test has done with is emptied (page, cookies,
 * what pages kept, keys and fingers held down) and serves the next; they end with the process.
 */
final class Browsers {

    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");

    /** Selenium warns at every start that it has no protocol classes of this very Chromium; none are used. */
    private static final Logger CHATTER = Logger.getLogger("org.openqa.selenium");

    private static final Deque<ChromeDriver> IDLE = new ArrayDeque<>();

    static {
        CHATTER.setLevel(Level.SEVERE);
        Runtime.getRuntime().addShutdownHook(new Thread(Browsers::end, "browsers"));
    }

    private Browsers() {}

    /** Skips the test that asks, unless Chromium and its driver are here. */
    static void orSkip() {
        Assumptions.assumeTrue(
                Files.isExecutable(BROWSER) && Files.isExecutable(DRIVER),
                "needs Chromium: apt-get install chromium chromium-driver");
    }

    /** One that shows an empty page and is nobody else's. */
    static ChromeDriver take() {
        synchronized (IDLE) {
            if (!IDLE.isEmpty()) {
                return IDLE.pop();
            }
        }
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .usingAnyFreePort()
                .build();
        return new ChromeDriver(service, options());
    }

    /** Empties it for the next; one that does not let itself be emptied is ended. */
    static void giveBack(ChromeDriver driver) {
        try {
            driver.resetInputState();
            driver.get("about:blank");
            driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of()));
            driver.executeCdpCommand("Network.clearBrowserCookies", Map.of());
            driver.executeCdpCommand("Storage.clearDataForOrigin", Map.of("origin", "*", "storageTypes", "all"));
            driver.manage().logs().get(LogType.BROWSER);
        } catch (WebDriverException broken) {
            driver.quit();
            return;
        }
        synchronized (IDLE) {
            IDLE.push(driver);
        }
    }

    private static void end() {
        synchronized (IDLE) {
            IDLE.forEach(ChromeDriver::quit);
            IDLE.clear();
        }
    }

    private static ChromeOptions options() {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(BROWSER.toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--lang=en",
                "--window-size=1440,1200");
        return options;
    }
}
