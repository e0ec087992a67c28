package org.jadoube.host.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A real browser without a window: Debian's Chromium by its own driver. Where either is missing a test says so and is skipped.
 * A browser is taken from {@link Browsers} at its first use and given back by {@code close}; one that is registered as an
 * extension of a test class serves all its tests.
 */
final class Chromium implements AutoCloseable, BeforeAllCallback, AfterAllCallback {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** How long the mouse is on its way from one place to the next: long enough to be seen on its way. */
    private static final Duration SWIFT = Duration.ofMillis(50);

    private final int width;
    private final int height;
    private final boolean mobile;
    private @Nullable ChromeDriver taken;

    private Chromium(int width, int height, boolean mobile) {
        this.width = width;
        this.height = height;
        this.mobile = mobile;
    }

    private ChromeDriver driver() {
        ChromeDriver driver = taken;
        if (driver == null) {
            driver = Browsers.take();
            taken = driver;
            // the window's own bars take room; the page gets what was asked for
            driver.executeCdpCommand(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", mobile));
            driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", mobile));
        }
        return driver;
    }

    /** Skips the test that asks, unless Chromium and its driver are here. */
    static void orSkip() {
        Browsers.orSkip();
    }

    @Override
    public void beforeAll(ExtensionContext tests) {
        orSkip();
    }

    @Override
    public void afterAll(ExtensionContext tests) {
        // of a nested class too, whose tests share the window with the others
        if (tests.getParent()
                .map(ExtensionContext::getTestClass)
                .flatMap(it -> it)
                .isEmpty()) {
            close();
        }
    }

    /** A window of a desktop. */
    static Chromium desktop(int width, int height) {
        return new Chromium(width, height, false);
    }

    /** A phone or tablet: touch, and a width that no desktop window has. */
    static Chromium phone(int width, int height) {
        return new Chromium(width, height, true);
    }

    void open(PageServer server) {
        open(server.address());
    }

    void open(URI address) {
        complaints(); // those of an earlier page are not ours
        driver().get(address.toString());
        awaitState();
    }

    /** Opens a page that has no sentence yet. */
    void show(URI address) {
        complaints();
        driver().get(address.toString());
    }

    /** Opens a room that has no game of its own, and waits for what shows that it is ready. */
    void openRoom(URI address, String ready) {
        complaints();
        driver().get(address.toString());
        await(ready, () -> !all(ready).isEmpty());
        script("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    /** Chooses in a list, or writes into a field in place of what stands there. */
    void choose(String css, String value) {
        script(
                "const e = document.querySelector(arguments[0]); e.value = arguments[1];"
                        + " e.dispatchEvent(new Event('change'))",
                css,
                value);
    }

    void reload() {
        driver().navigate().refresh();
        awaitState();
    }

    private void awaitState() {
        await("the state", () -> !sentence().isEmpty() && !sentence().endsWith("…"));
        // what is touched before the first paint, Chromium throws away
        await(
                "the first paint",
                () -> script("return performance.getEntriesByName('first-contentful-paint').length > 0"));
        script("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    /** Waits until something is so. */
    void await(String what, Supplier<Object> so) {
        new WebDriverWait(driver(), PATIENCE, Duration.ofMillis(20))
                .ignoring(StaleElementReferenceException.class) // put in another's place just then
                .withMessage(() -> what + "; the page says: " + sentence() + " moves: " + moves())
                .until(d -> Boolean.TRUE.equals(so.get()));
    }

    Object script(String script, Object... arguments) {
        return ((JavascriptExecutor) driver()).executeScript(script, arguments);
    }

    WebElement square(String name) {
        return driver().findElement(By.cssSelector("[data-square=" + name + "]"));
    }

    WebElement find(String css) {
        return driver().findElement(By.cssSelector(css));
    }

    List<WebElement> all(String css) {
        return driver().findElements(By.cssSelector(css));
    }

    /** The buttons that bear a word, of all the page or inside what is of a class. */
    List<WebElement> buttons(String within, String word) {
        return driver().findElements(By.xpath((within.isEmpty() ? "" : "//*[contains(@class, '" + within + "')]")
                + "//button[normalize-space() = \"" + word + "\"]"));
    }

    /** Clicks what is found; what was put in another's place just before is looked for anew. */
    void click(String css) {
        await(css, () -> {
            try {
                List<WebElement> found = all(css);
                found.stream().limit(1).forEach(WebElement::click);
                return !found.isEmpty();
            } catch (StaleElementReferenceException replaced) {
                return false;
            }
        });
    }

    String sentence() {
        return String.valueOf(script("return document.getElementById('sentence').textContent"));
    }

    /** The moves as they stand in the list, in letters. */
    List<String> moves() {
        List<String> moves = new ArrayList<>();
        for (Object san : (List<?>) script(
                "return [...document.querySelectorAll('.ply:not(.likely):not(.gap)')].map(e => e.textContent)")) {
            moves.add(String.valueOf(san));
        }
        return moves;
    }

    /** The man that is drawn on a square as a letter of a FEN, or nothing; held men are not on a square. */
    String man(String square) {
        return String.valueOf(script(
                "const label = document.querySelector('[data-square=' + arguments[0] + ']').getAttribute('aria-label');"
                        + "return label.split(', ')[1]",
                square));
    }

    String light(String square) {
        return String.valueOf(
                script("return document.querySelector('[data-square=' + arguments[0] + ']').dataset.light", square));
    }

    /** Presses the mouse on a square, moves it to another, lets go. */
    void drag(String from, String to) {
        new Actions(driver(), SWIFT).dragAndDrop(square(from), square(to)).perform();
    }

    void dragTo(WebElement from, WebElement to) {
        new Actions(driver(), SWIFT).dragAndDrop(from, to).perform();
    }

    /** Taps a square with one finger. */
    void finger(String square) {
        touch("touchStart", square);
        touch("touchEnd");
    }

    /** Fingers on squares: {@code touchStart}, {@code touchMove}, {@code touchEnd} (none is left then). */
    void touch(String kind, String... squares) {
        List<Map<String, Object>> points = new ArrayList<>();
        for (int i = 0; i < squares.length; i++) {
            WebElement square = square(squares[i]);
            points.add(Map.of(
                    "x", square.getLocation().x + square.getSize().width / 2,
                    "y", square.getLocation().y + square.getSize().height / 2,
                    "id", i));
        }
        driver().executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", kind, "touchPoints", points));
    }

    /** Clicks a square, as one who lifts by a click and places by a click. */
    void tap(String square) {
        new Actions(driver(), SWIFT).moveToElement(square(square)).click().perform();
    }

    void mouseDown(String square) {
        new Actions(driver(), SWIFT)
                .moveToElement(square(square))
                .clickAndHold()
                .perform();
    }

    void mouseTo(WebElement element) {
        new Actions(driver(), SWIFT).moveToElement(element).perform();
    }

    void mouseUp() {
        new Actions(driver(), SWIFT).release().perform();
    }

    /** Presses keys where the focus is. */
    void keys(CharSequence... keys) {
        new Actions(driver(), SWIFT).sendKeys(keys).perform();
    }

    /** Walks by arrow keys from the focused square to another. */
    void walk(String to) {
        String from = String.valueOf(script("return document.activeElement.dataset.square"));
        int files = to.charAt(0) - from.charAt(0);
        int ranks = to.charAt(1) - from.charAt(1);
        keys((files < 0 ? Keys.ARROW_LEFT : Keys.ARROW_RIGHT).toString().repeat(Math.abs(files)));
        keys((ranks < 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP).toString().repeat(Math.abs(ranks)));
        await("focus on " + to, () -> to.equals(script("return document.activeElement.dataset.square")));
    }

    /** What the browser complained of: errors of scripts, of the content policy, of files not found. */
    List<String> complaints() {
        return driver().manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    void emulate(String feature, String value) {
        driver().executeCdpCommand(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", feature, "value", value))));
    }

    /** Shows the page as a printer would get it. */
    void print() {
        driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    }

    /** Texts that stand out too little from their ground, with their contrast: WCAG 2.2, 1.4.3 wants 4.5 to 1. */
    Object faintTexts() {
        // where no colour is set on the way up, the body's ground shows
        return script("""
                    const parse = c => c.match(/[\\d.]+/g).map(Number);
                    const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
                        .map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
                        .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
                    const ground = e => {
                      for (; e; e = e.parentElement) {
                        const c = parse(getComputedStyle(e).backgroundColor);
                        if (c.length < 4 || c[3] === 1) return c;
                      }
                      return [255, 255, 255];
                    };
                    return [...document.querySelectorAll('body *')]
                        .filter(e => !e.closest('.frame, .hidden, .skip, svg')
                            && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && e.checkVisibility())
                        .map(e => {
                          const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
                          return [e.className || e.tagName, (a + .05) / (b + .05)];
                        })
                        .filter(([, ratio]) => ratio < 4.5).map(String);""");
    }

    /** Keeps a picture of the window. */
    void picture(Path file) {
        script(
                "return Promise.allSettled(document.getAnimations().filter(a => a.effect.getComputedTiming().endTime < Infinity)"
                        + ".map(a => a.finished))"
                        + ".then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, driver().getScreenshotAs(OutputType.BYTES));
        } catch (IOException thrown) {
            throw new UncheckedIOException(thrown);
        }
    }

    @Override
    public void close() {
        ChromeDriver driver = taken;
        if (driver != null) {
            Browsers.giveBack(driver);
            taken = null;
        }
    }
}
