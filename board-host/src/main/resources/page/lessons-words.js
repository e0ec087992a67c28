// The words of the lessons' room in each language; what a lesson says comes with it from the board.

const en = {
  lessons: "Lessons", back: "Back to the game", language: "Language", board: "Chessboard", turnBoard: "Turn the board (F)",
  intro: "Lessons on the board. The board shows which man belongs where, sets you a task, and explains what was wrong with a try.",
  wait: "Looking for the board …", lost: "The board does not answer. Trying again …",
  setUp: "Set up the men of the game, one by one", begin: "Begin", goOn: "Go on", repeat: "Do it again", tasks: "Choose a task", number: "Task {n}", solved: "solved",
  progress: "{solved} of {all} tasks solved", complaints: "These lesson files have faults",
  at: "Task {n} of {all}", white: "White to move", black: "Black to move", from: "From a game: {game}, move {n}.", made: "Moves made: {n}",
  hint: "Hint", more: "Show the squares", again: "Begin again", next: "Next task", end: "To the list", arrange: "Set it up for me",
  leave: "Leave the lesson", now: "Leave the men as they are", parked: "Your game waits. When you leave the lesson it goes on as it stood.",
  brief: "In few words, for children", spare: "Men beside the board", missing: "Take it here", choose: "What does the pawn become?",
  trust: "The board feels that a square is full, not which man stands there: it trusts your eyes and shows one man at a time.",
  keys: "Arrows move, Enter lifts and places, Delete puts into the tray, Esc puts back, F turns the board, H asks for a hint, N goes on.",
  choice: { queen: "Queen", rook: "Rook", bishop: "Bishop", knight: "Knight" },
};

const nl = {
  lessons: "Lessen", back: "Terug naar de partij", language: "Taal", board: "Schaakbord", turnBoard: "Draai het bord (F)",
  intro: "Lessen op het bord. Het bord wijst aan welk stuk waar hoort, geeft een opgave en legt uit wat er aan een poging mis was.",
  wait: "Het bord wordt gezocht …", lost: "Het bord antwoordt niet. Nieuwe poging …",
  setUp: "Zet de stukken van de partij op, één voor één", begin: "Begin", goOn: "Ga verder", repeat: "Nog een keer", tasks: "Kies een opgave", number: "Opgave {n}", solved: "opgelost",
  progress: "{solved} van {all} opgaven opgelost", complaints: "In deze lesbestanden zitten fouten",
  at: "Opgave {n} van {all}", white: "Wit is aan zet", black: "Zwart is aan zet", from: "Uit een partij: {game}, zet {n}.", made: "Gedane zetten: {n}",
  hint: "Tip", more: "Wijs de velden aan", again: "Opnieuw", next: "Volgende opgave", end: "Naar de lijst", arrange: "Zet de stukken voor mij neer",
  leave: "Stop met de les", now: "Laat de stukken staan", parked: "Je partij wacht. Als je met de les stopt, gaat ze verder zoals ze stond.",
  brief: "In weinig woorden, voor kinderen", spare: "Stukken naast het bord", missing: "Pak het hier", choose: "Wat wordt de pion?",
  trust: "Het bord voelt dat een veld bezet is, niet welk stuk er staat: het vertrouwt op je ogen en wijst één stuk tegelijk aan.",
  keys: "Pijltjes bewegen, Enter pakt en zet, Delete legt weg, Esc zet terug, F draait het bord, H vraagt een tip, N gaat verder.",
  choice: { queen: "Dame", rook: "Toren", bishop: "Loper", knight: "Paard" },
};

const da = {
  lessons: "Lektioner", back: "Tilbage til partiet", language: "Sprog", board: "Skakbræt", turnBoard: "Vend brættet (F)",
  intro: "Lektioner på brættet. Brættet viser, hvilken brik der hører til hvor, stiller en opgave og forklarer, hvad der var galt med et forsøg.",
  wait: "Leder efter brættet …", lost: "Brættet svarer ikke. Prøver igen …",
  setUp: "Stil partiets brikker op, en ad gangen", begin: "Begynd", goOn: "Fortsæt", repeat: "En gang til", tasks: "Vælg en opgave", number: "Opgave {n}", solved: "løst",
  progress: "{solved} af {all} opgaver løst", complaints: "Der er fejl i disse lektionsfiler",
  at: "Opgave {n} af {all}", white: "Hvid er i trækket", black: "Sort er i trækket", from: "Fra et parti: {game}, træk {n}.", made: "Træk gjort: {n}",
  hint: "Tip", more: "Vis felterne", again: "Forfra", next: "Næste opgave", end: "Til listen", arrange: "Stil brikkerne op for mig",
  leave: "Slut lektionen", now: "Lad brikkerne stå", parked: "Dit parti venter. Når du slutter lektionen, går det videre, som det stod.",
  brief: "Med få ord, for børn", spare: "Brikker ved siden af brættet", missing: "Tag den her", choose: "Hvad bliver bonden til?",
  trust: "Brættet mærker, at et felt er fyldt, ikke hvilken brik der står der: det stoler på dine øjne og viser én brik ad gangen.",
  keys: "Piletaster flytter, Enter løfter og sætter, Delete lægger væk, Esc sætter tilbage, F vender brættet, H beder om et tip, N går videre.",
  choice: { queen: "Dronning", rook: "Tårn", bishop: "Løber", knight: "Springer" },
};

export const lessonLanguages = { en, nl, da };
