// The words of the archive in each language.

const en = {
  games: "Games", back: "Back to the game", language: "Language", board: "Board",
  player: "Player", from: "From", to: "To", result: "Result", opening: "Opening", rules: "Rules", any: "any",
  columns: ["No.", "Date", "White", "Black", "Result", "Moves", "Opening"],
  found: "{count} games.", foundOne: "One game.", none: "No game is kept yet. A game that ends comes here by itself.", noneSuch: "No game fits.",
  newest: "{count} games; the newest {shown} are listed.",
  export: "Export as PGN", show: "Show the game {white} – {black}",
  first: "To the start", previous: "One move back", next: "One move on", last: "To the end",
  all: "All games", byPlayer: "Players", byOpening: "Openings", byRules: "Rules",
  tally: "White {white} ({p0} %), drawn {draws} ({p1} %), Black {black} ({p2} %), open {open} ({p3} %)",
  score: ["Player", "Points", "Games", "Won", "Drawn", "Lost", "With White", "Time used", "Seconds a move"],
  onBoard: "Show on the board", oneBack: "Back", oneOn: "Forward", arrange: "Put the men for me", leave: "Leave",
  shown: { first: "Set the men up as the lights say; they then stand at the start of move {n}.", forward: "Next: {move}. The lights name the men; make the move on the board.",
    back: "Back: put back what {move} did, as the lights say.", end: "The last move stands.", start: "The position at the start stands.", leaving: "The men of the game that waits go back to their squares.", parked: "The game that is played waits." },
  unknown: "unknown", failed: "The service does not answer.",
};

const nl = {
  games: "Partijen", back: "Terug naar de partij", language: "Taal", board: "Bord",
  player: "Speler", from: "Van", to: "Tot", result: "Uitslag", opening: "Opening", rules: "Regels", any: "alle",
  columns: ["Nr.", "Datum", "Wit", "Zwart", "Uitslag", "Zetten", "Opening"],
  found: "{count} partijen.", foundOne: "Eén partij.", none: "Er is nog geen partij bewaard. Een partij die eindigt komt hier vanzelf.", noneSuch: "Geen partij voldoet.",
  newest: "{count} partijen; de nieuwste {shown} staan hier.",
  export: "Bewaren als PGN", show: "Toon de partij {white} – {black}",
  first: "Naar het begin", previous: "Een zet terug", next: "Een zet verder", last: "Naar het einde",
  all: "Alle partijen", byPlayer: "Spelers", byOpening: "Openingen", byRules: "Regels",
  tally: "wit {white} ({p0} %), remise {draws} ({p1} %), zwart {black} ({p2} %), open {open} ({p3} %)",
  score: ["Speler", "Punten", "Partijen", "Gewonnen", "Remise", "Verloren", "Met wit", "Verbruikte tijd", "Seconden per zet"],
  onBoard: "Toon op het bord", oneBack: "Terug", oneOn: "Verder", arrange: "Zet de stukken voor mij", leave: "Stoppen",
  shown: { first: "Zet de stukken neer zoals de lampjes zeggen; dan staat de stelling vóór zet {n}.", forward: "Nu: {move}. De lampjes wijzen de stukken aan; doe de zet op het bord.",
    back: "Terug: zet terug wat {move} deed, zoals de lampjes zeggen.", end: "De laatste zet staat.", start: "De beginstelling staat.", leaving: "De stukken van de partij die wacht gaan terug naar hun velden.", parked: "De partij die gespeeld wordt, wacht." },
  unknown: "onbekend", failed: "De dienst antwoordt niet.",
};

const da = {
  games: "Partier", back: "Tilbage til partiet", language: "Sprog", board: "Bræt",
  player: "Spiller", from: "Fra", to: "Til", result: "Resultat", opening: "Åbning", rules: "Regler", any: "alle",
  columns: ["Nr.", "Dato", "Hvid", "Sort", "Resultat", "Træk", "Åbning"],
  found: "{count} partier.", foundOne: "Et parti.", none: "Der er ikke gemt noget parti endnu. Et parti, der slutter, kommer her af sig selv.", noneSuch: "Intet parti passer.",
  newest: "{count} partier; de nyeste {shown} står her.",
  export: "Gem som PGN", show: "Vis partiet {white} – {black}",
  first: "Til begyndelsen", previous: "Et træk tilbage", next: "Et træk frem", last: "Til slutningen",
  all: "Alle partier", byPlayer: "Spillere", byOpening: "Åbninger", byRules: "Regler",
  tally: "hvid {white} ({p0} %), remis {draws} ({p1} %), sort {black} ({p2} %), åben {open} ({p3} %)",
  score: ["Spiller", "Point", "Partier", "Vundet", "Remis", "Tabt", "Med hvid", "Brugt tid", "Sekunder pr. træk"],
  onBoard: "Vis på brættet", oneBack: "Tilbage", oneOn: "Frem", arrange: "Stil brikkerne for mig", leave: "Stop",
  shown: { first: "Stil brikkerne, som lysene viser; så står stillingen før træk {n}.", forward: "Nu: {move}. Lysene viser brikkerne; udfør trækket på brættet.",
    back: "Tilbage: sæt det tilbage, som {move} gjorde, som lysene viser.", end: "Det sidste træk står.", start: "Begyndelsesstillingen står.", leaving: "Brikkerne fra partiet, der venter, kommer tilbage på deres felter.", parked: "Partiet, der spilles, venter." },
  unknown: "ukendt", failed: "Tjenesten svarer ikke.",
};

export const gamesLanguages = { en, nl, da };
