import { meetings as german } from "../de/meetings.ts";
import { swissGerman } from "../swiss-german.ts";

export const meetings = swissGerman(german, {
  deadlines: {
    "Record time": "Stichtag für das Stimmrecht",
    "Agenda items": "Frist für Traktandierungsbegehren",
  },
  resolution: "Traktandum",
  resolutions: "Traktanden und Anträge",
  resultsTable: "Stimmen je Traktandum",
  chart: "Stimmen je Traktandum. Die Tabelle enthält alle Zahlen.",
  carried: (carried, decided) => {
    if (carried < decided) return `${carried} von ${decided} Anträgen angenommen`;
    return decided === 1 ? "1 Antrag, angenommen" : `Alle ${decided} Anträge angenommen`;
  },
});
