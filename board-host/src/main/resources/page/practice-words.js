// The words of practice in each language: those of its room, and those of the card beside the board.

const en = {
  practice: "Practice", back: "Back to the game", language: "Language",
  kinds: { line: "Openings", guess: "Guess the move", endgame: "Endgames" },
  says: {
    line: "The board answers with every variation in turn. A move that is none of the line goes back; after two tries the right one is lit.",
    guess: "A famous game: find the moves of one side. Two points at the first try, one at the second.",
    endgame: "Against an engine at its strongest: win what is won, hold what is drawn.",
  },
  own: "Own exercises are PGN files in the folder practice of the data directory; every game in them is one.",
  lines: "{n} lines, up to {moves} moves", oneLine: "one line of {moves} moves", moves: "{moves} moves", goal: { win: "to win", draw: "to draw" },
  as: { white: "With White", black: "With Black" }, choose: "Choose an exercise; it is set up on the board.", none: "The service does not answer.",
  busy: "A game is on the board. Finish it, or begin a new one, before you practise.",
  noEngine: "An endgame is practised against an engine, and none is installed on the board's computer.",
  state: {
    try: { line: "Which move belongs here?", guess: "Which move was played?", endgame: { win: "Win this.", draw: "Hold this." } },
    wrong: "That is not it. Put the man back.", again: "Try once more.", shown: "This is the move; it is lit.", sent: "Make the move that is lit.",
    done: { line: "The line is done.", guess: "The game is done.", endgame: "Well done." },
    missed: { line: "The line was left.", guess: "The game was left.", endgame: { win: "It was not won.", draw: "It was not held." } },
  },
  points: "{points} of {most} points", found: "{n} moves", stop: "End practice", again: "Once more",
};

const nl = {
  practice: "Oefenen", back: "Terug naar de partij", language: "Taal",
  kinds: { line: "Openingen", guess: "Raad de zet", endgame: "Eindspelen" },
  says: {
    line: "Het bord antwoordt om beurten met elke variant. Een zet die er niet bij hoort gaat terug; na twee pogingen licht de goede op.",
    guess: "Een beroemde partij: vind de zetten van één kant. Twee punten bij de eerste poging, één bij de tweede.",
    endgame: "Tegen een engine op volle sterkte: win wat gewonnen is, houd wat remise is.",
  },
  own: "Eigen oefeningen zijn PGN-bestanden in de map practice van de gegevensmap; elke partij daarin is er een.",
  lines: "{n} varianten, tot {moves} zetten", oneLine: "één variant van {moves} zetten", moves: "{moves} zetten", goal: { win: "te winnen", draw: "remise te houden" },
  as: { white: "Met wit", black: "Met zwart" }, choose: "Kies een oefening; ze wordt op het bord opgezet.", none: "De dienst antwoordt niet.",
  busy: "Er staat een partij op het bord. Maak die af, of begin een nieuwe, voor je oefent.",
  noEngine: "Een eindspel oefen je tegen een engine, en op de computer van het bord is er geen geïnstalleerd.",
  state: {
    try: { line: "Welke zet hoort hier?", guess: "Welke zet werd gespeeld?", endgame: { win: "Win dit.", draw: "Houd dit remise." } },
    wrong: "Dat is hem niet. Zet het stuk terug.", again: "Probeer het nog eens.", shown: "Dit is de zet; hij licht op.", sent: "Doe de zet die oplicht.",
    done: { line: "De variant is klaar.", guess: "De partij is klaar.", endgame: "Goed gedaan." },
    missed: { line: "De variant is verlaten.", guess: "De partij is verlaten.", endgame: { win: "Het is niet gewonnen.", draw: "Het is niet gehouden." } },
  },
  points: "{points} van {most} punten", found: "{n} zetten", stop: "Oefening beëindigen", again: "Nog een keer",
};

const da = {
  practice: "Øvelse", back: "Tilbage til partiet", language: "Sprog",
  kinds: { line: "Åbninger", guess: "Gæt trækket", endgame: "Slutspil" },
  says: {
    line: "Brættet svarer på skift med hver variant. Et træk, der ikke hører til, går tilbage; efter to forsøg lyser det rigtige.",
    guess: "Et berømt parti: find den ene sides træk. To point ved første forsøg, et ved andet.",
    endgame: "Mod en engine på fuld styrke: vind, hvad der er vundet, hold, hvad der er remis.",
  },
  own: "Egne øvelser er PGN-filer i mappen practice i datamappen; hvert parti i dem er en.",
  lines: "{n} varianter, op til {moves} træk", oneLine: "en variant på {moves} træk", moves: "{moves} træk", goal: { win: "skal vindes", draw: "skal holdes remis" },
  as: { white: "Med hvid", black: "Med sort" }, choose: "Vælg en øvelse; den stilles op på brættet.", none: "Tjenesten svarer ikke.",
  busy: "Der er et parti på brættet. Gør det færdigt, eller begynd et nyt, før du øver.",
  noEngine: "Et slutspil øves mod en engine, og ingen er installeret på brættets computer.",
  state: {
    try: { line: "Hvilket træk hører til her?", guess: "Hvilket træk blev spillet?", endgame: { win: "Vind dette.", draw: "Hold dette remis." } },
    wrong: "Det er det ikke. Sæt brikken tilbage.", again: "Prøv en gang til.", shown: "Dette er trækket; det lyser.", sent: "Udfør trækket, der lyser.",
    done: { line: "Varianten er færdig.", guess: "Partiet er færdigt.", endgame: "Godt gjort." },
    missed: { line: "Varianten blev forladt.", guess: "Partiet blev forladt.", endgame: { win: "Det blev ikke vundet.", draw: "Det blev ikke holdt." } },
  },
  points: "{points} af {most} point", found: "{n} træk", stop: "Afslut øvelsen", again: "En gang til",
};

export const practiceLanguages = { en, nl, da };
