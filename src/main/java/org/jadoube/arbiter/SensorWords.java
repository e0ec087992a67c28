package org.jadoube.arbiter;

/** What the board cannot see, by square or line. */
final class SensorWords {
    static final String TABLE = """
            sensor.stuck-open
              The board no longer sees a man on {squares}. Play on: it asks where it cannot tell.
              Het bord ziet geen stuk meer op {squares}. Speel door: het vraagt wat het niet kan zien.
              Brættet ser ikke længere nogen brik på {squares}. Spil videre: det spørger, hvor det ikke kan se.
            sensor.stuck-closed
              The board always sees a man on {squares}, even where none stands. Play on: it asks where it cannot tell.
              Het bord ziet altijd een stuk op {squares}, ook als er geen staat. Speel door: het vraagt wat het niet kan zien.
              Brættet ser altid en brik på {squares}, også når der ingen står. Spil videre: det spørger, hvor det ikke kan se.
            sensor.flicker
              The contact of {squares} flickers; the board does not look there until it is calm.
              Het contact van {squares} hapert; het bord kijkt daar niet tot het rustig is.
              Kontakten på {squares} flimrer; brættet ser ikke dér, før den er rolig.
            sensor.silent-row
              The board sees nothing on the whole rank {line}: a wire is loose. Play on: it asks where it cannot tell.
              Het bord ziet niets op de hele {line}e rij: er zit een draad los. Speel door: het vraagt wat het niet kan zien.
              Brættet ser intet på hele {line}. række: en ledning sidder løst. Spil videre: det spørger, hvor det ikke kan se.
            sensor.silent-column
              The board sees nothing on the whole {line}-file: a wire is loose. Play on: it asks where it cannot tell.
              Het bord ziet niets op de hele {line}-lijn: er zit een draad los. Speel door: het vraagt wat het niet kan zien.
              Brættet ser intet på hele {line}-linjen: en ledning sidder løst. Spil videre: det spørger, hvor det ikke kan se.
            sensor.ghost
              The board sees men on {squares} that need not be there: a diode is missing.
              Het bord ziet op {squares} stukken die er niet hoeven te staan: er ontbreekt een diode.
              Brættet ser på {squares} brikker, som ikke behøver stå der: en diode mangler.
            sensor.healed
              The board sees {squares} rightly again.
              Het bord ziet {squares} weer goed.
              Brættet ser {squares} rigtigt igen.
            """;

    private SensorWords() {}
}
