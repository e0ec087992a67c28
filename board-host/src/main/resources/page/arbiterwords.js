// What the arbiter's corner says, by language; the verdicts themselves come from verdicts.js.

export const arbiter = {
  en: {
    corner: "The arbiter", overrule: "Overrule", overruled: "Taken back by the arbiter.", rulings: "Rulings that stand",
    setClock: "Set the clock", set: "Set", result: "Result", move: "Move", times: "Hours, minutes and seconds, as in 1:30:00",
    found: "Found only now", wrongTime: "Write the time as hours:minutes:seconds.", illegal: "This move was illegal",
    displaced: "Men were displaced before it", "wrong-set-up": "The men were set up wrongly", "colours-reversed": "Colours were reversed",
    "board-turned": "The board stands turned", "two-hands": "{side} used two hands",
  },
  nl: {
    corner: "De arbiter", overrule: "Intrekken", overruled: "Ingetrokken door de arbiter.", rulings: "Beslissingen die gelden",
    setClock: "De klok zetten", set: "Zet", result: "Uitslag", move: "Zet", times: "Uren, minuten en seconden, zoals 1:30:00",
    found: "Pas nu ontdekt", wrongTime: "Schrijf de tijd als uren:minuten:seconden.", illegal: "Deze zet was onreglementair",
    displaced: "Ervoor waren stukken verplaatst", "wrong-set-up": "De stukken stonden verkeerd", "colours-reversed": "De kleuren waren verwisseld",
    "board-turned": "Het bord staat gedraaid", "two-hands": "{side} gebruikte twee handen",
  },
  da: {
    corner: "Dommeren", overrule: "Træk tilbage", overruled: "Trukket tilbage af dommeren.", rulings: "Afgørelser, der gælder",
    setClock: "Stil uret", set: "Stil", result: "Resultat", move: "Træk", times: "Timer, minutter og sekunder, som i 1:30:00",
    found: "Først opdaget nu", wrongTime: "Skriv tiden som timer:minutter:sekunder.", illegal: "Dette træk var ulovligt",
    displaced: "Brikker var flyttet før det", "wrong-set-up": "Brikkerne stod forkert", "colours-reversed": "Farverne var byttet om",
    "board-turned": "Brættet står drejet", "two-hands": "{side} brugte to hænder",
  },
};
