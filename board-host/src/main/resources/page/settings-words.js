// The words of the settings in each language: a name and a reason for each that the page can change.

const en = {
  settings: "Settings", back: "Back to the game", language: "Language", failed: "The service does not answer.",
  kept: "Kept in {file}. What is changed here holds from the next start; tonight’s game is agreed on the game’s own page.",
  trouble: "Nothing can be changed here: {trouble}.", looks: "This device looks on; players change settings.", saved: "Written.",
  group: { game: "The games", opponent: "The opponent", mirrors: "Mirrors", log: "The log", devices: "Devices that may play" },
  usual: "Back to the default", isUsual: "Default: {default}.", noUsual: "Not set by default.", typed: "The command line says {value}, and wins.",
  running: "Runs with {value} until the next start.", nothing: "nothing", atBoard: "Changed at the board’s own computer alone.", none: "no engine", unset: "as usual",
  all: "Every setting", from: { command: "from the command line", file: "from the file", default: "default" },
  forget: "Forget", noDevices: "None yet. A device that looks on asks for a code with “Play from here”.", you: "this device", since: "since {since}",
  name: {
    rules: ["Rules", "What the arbiter holds the players to, and how much the lights say."],
    house: ["House rules", "What you do otherwise at home."],
    clock: ["Clock", "As in 300+3 (five minutes and three seconds a move), 40/5400+30:1800+30; empty for no clock."],
    white: ["White", "Who has White."], black: ["Black", "Who has Black."],
    event: ["Event", "What the games belong to, for their records."], round: ["Round", "The round, for the records of the games."],
    "board-number": ["Board number", "The number of this board among several, for the records of the games."],
    opponent: ["Engine", "Who plays against you, with a level from 1 to 20, as in stockfish:5."],
    "opponent-side": ["Its colour", "Where the engine sits."],
    mirror: ["Programs that follow", "dgt:PORT, livechess or link:PORT; each is open from the next start."],
    log: ["How much is told", "off, error, warn, info or debug; for one part as in engine=debug. It holds at once."],
  },
};

const nl = {
  settings: "Instellingen", back: "Terug naar de partij", language: "Taal", failed: "De dienst antwoordt niet.",
  kept: "Bewaard in {file}. Wat hier verandert, geldt vanaf de volgende start; de partij van vanavond spreek je af op haar eigen pagina.",
  trouble: "Hier kan niets veranderd worden: {trouble}.", looks: "Dit apparaat kijkt mee; spelers veranderen instellingen.", saved: "Opgeslagen.",
  group: { game: "De partijen", opponent: "De tegenstander", mirrors: "Spiegels", log: "Het logboek", devices: "Apparaten die mogen spelen" },
  usual: "Terug naar de standaard", isUsual: "Standaard: {default}.", noUsual: "Standaard niet ingesteld.", typed: "De opdrachtregel zegt {value}, en die gaat voor.",
  running: "Draait met {value} tot de volgende start.", nothing: "niets", atBoard: "Te veranderen op de computer van het bord zelf.", none: "geen engine", unset: "zoals gewoonlijk",
  all: "Alle instellingen", from: { command: "van de opdrachtregel", file: "uit het bestand", default: "standaard" },
  forget: "Vergeten", noDevices: "Nog geen. Een apparaat dat meekijkt vraagt een code met “Vanaf hier spelen”.", you: "dit apparaat", since: "sinds {since}",
  name: {
    rules: ["Regels", "Waar de arbiter de spelers aan houdt, en hoeveel de lampjes zeggen."],
    house: ["Huisregels", "Wat jullie thuis anders doen."],
    clock: ["Klok", "Zoals 300+3 (vijf minuten en drie seconden per zet), 40/5400+30:1800+30; leeg voor geen klok."],
    white: ["Wit", "Wie wit heeft."], black: ["Zwart", "Wie zwart heeft."],
    event: ["Toernooi", "Waar de partijen bij horen, voor de notatie."], round: ["Ronde", "De ronde, voor de notatie van de partijen."],
    "board-number": ["Bordnummer", "Het nummer van dit bord tussen andere, voor de notatie van de partijen."],
    opponent: ["Engine", "Wie er tegen je speelt, met een niveau van 1 tot 20, zoals stockfish:5."],
    "opponent-side": ["Zijn kleur", "Waar de engine zit."],
    mirror: ["Programma’s die volgen", "dgt:POORT, livechess of link:POORT; elk gaat open bij de volgende start."],
    log: ["Hoeveel er verteld wordt", "off, error, warn, info of debug; voor één onderdeel zoals engine=debug. Geldt meteen."],
  },
};

const da = {
  settings: "Indstillinger", back: "Tilbage til partiet", language: "Sprog", failed: "Tjenesten svarer ikke.",
  kept: "Gemt i {file}. Det, der ændres her, gælder fra næste start; aftenens parti aftales på partiets egen side.",
  trouble: "Intet kan ændres her: {trouble}.", looks: "Denne enhed ser med; spillere ændrer indstillinger.", saved: "Gemt.",
  group: { game: "Partierne", opponent: "Modstanderen", mirrors: "Spejle", log: "Loggen", devices: "Enheder, der må spille" },
  usual: "Tilbage til standard", isUsual: "Standard: {default}.", noUsual: "Ikke sat som standard.", typed: "Kommandolinjen siger {value}, og den har forrang.",
  running: "Kører med {value} indtil næste start.", nothing: "intet", atBoard: "Ændres kun på brættets egen computer.", none: "ingen motor", unset: "som sædvanligt",
  all: "Alle indstillinger", from: { command: "fra kommandolinjen", file: "fra filen", default: "standard" },
  forget: "Glem", noDevices: "Ingen endnu. En enhed, der ser med, beder om en kode med “Spil herfra”.", you: "denne enhed", since: "siden {since}",
  name: {
    rules: ["Regler", "Hvad dommeren holder spillerne til, og hvor meget lysene siger."],
    house: ["Husregler", "Det, I gør anderledes hjemme."],
    clock: ["Ur", "Som 300+3 (fem minutter og tre sekunder pr. træk), 40/5400+30:1800+30; tomt for intet ur."],
    white: ["Hvid", "Hvem der har hvid."], black: ["Sort", "Hvem der har sort."],
    event: ["Turnering", "Hvad partierne hører til, til partilisten."], round: ["Runde", "Runden, til partilisten."],
    "board-number": ["Brætnummer", "Dette bræts nummer blandt flere, til partilisten."],
    opponent: ["Motor", "Hvem der spiller mod dig, med et niveau fra 1 til 20, som stockfish:5."],
    "opponent-side": ["Dens farve", "Hvor motoren sidder."],
    mirror: ["Programmer, der følger med", "dgt:PORT, livechess eller link:PORT; hver åbnes ved næste start."],
    log: ["Hvor meget der fortælles", "off, error, warn, info eller debug; for én del som engine=debug. Gælder straks."],
  },
};

export const settingsLanguages = { en, nl, da };
