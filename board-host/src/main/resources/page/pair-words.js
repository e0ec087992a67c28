// The words of the room where another computer's browser is paired, in each language.

const en = {
  pair: "Pair", back: "Back to the game", language: "Language", board: "Board",
  intro: "You look on. To play from here, say once the code that the board shows: five lit squares. Its own page shows it too.",
  show: "Show the code at the board", name: "What is this device called?", written: "The five squares",
  tap: "Tap the five squares that are lit on the board.", chosen: "{n} of five squares chosen.", ready: "Five squares chosen.",
  right: "Paired. This device may play from now on.", wrong: "That is another code. Look once more.",
  spent: "That was wrong too often. Ask for another code.", none: "No code is shown any more. Ask for another one.",
  wait: "The board shows the next code in {n} s.", already: "This device may play.", closed: "The page is open to this computer alone. Start with --listen to let others in.",
  failed: "The service does not answer.", phone: "Phone", computer: "Computer",
};

const nl = {
  pair: "Koppelen", back: "Terug naar de partij", language: "Taal", board: "Bord",
  intro: "Je kijkt mee. Wil je vanaf hier spelen, geef dan één keer de code die het bord toont: vijf verlichte velden. De eigen pagina van het bord toont hem ook.",
  show: "Toon de code op het bord", name: "Hoe heet dit apparaat?", written: "De vijf velden",
  tap: "Tik op de vijf velden die op het bord oplichten.", chosen: "{n} van de vijf velden gekozen.", ready: "Vijf velden gekozen.",
  right: "Gekoppeld. Dit apparaat mag voortaan meespelen.", wrong: "Dat is een andere code. Kijk nog eens.",
  spent: "Dat was te vaak fout. Vraag een nieuwe code.", none: "Er wordt geen code meer getoond. Vraag een nieuwe.",
  wait: "Het bord toont de volgende code over {n} s.", already: "Dit apparaat mag spelen.", closed: "De pagina staat alleen open voor deze computer. Start met --listen om anderen toe te laten.",
  failed: "De dienst antwoordt niet.", phone: "Telefoon", computer: "Computer",
};

const da = {
  pair: "Par enheden", back: "Tilbage til partiet", language: "Sprog", board: "Bræt",
  intro: "Du ser med. Vil du spille herfra, så angiv én gang den kode, som brættet viser: fem oplyste felter. Brættets egen side viser den også.",
  show: "Vis koden på brættet", name: "Hvad hedder denne enhed?", written: "De fem felter",
  tap: "Tryk på de fem felter, der lyser på brættet.", chosen: "{n} af fem felter valgt.", ready: "Fem felter valgt.",
  right: "Parret. Denne enhed må spille fra nu af.", wrong: "Det er en anden kode. Se efter igen.",
  spent: "Det var forkert for mange gange. Bed om en ny kode.", none: "Der vises ikke længere nogen kode. Bed om en ny.",
  wait: "Brættet viser den næste kode om {n} s.", already: "Denne enhed må spille.", closed: "Siden er kun åben for denne computer. Start med --listen for at lukke andre ind.",
  failed: "Tjenesten svarer ikke.", phone: "Telefon", computer: "Computer",
};

export const pairLanguages = { en, nl, da };
