import type { meetings as english } from "../en/meetings.ts";

export const meetings: typeof english = {
  liveNow: "Die Hauptversammlung läuft",
  watch: "Zur Übertragung",
  attend: "Teilnahme an der Hauptversammlung",
  dates: "Termin, Ort und Fristen",
  pastDate: "Termin und Ort",
  deadlines: {
    "Record time": "Nachweisstichtag",
    Proxies: "Frist für Vollmachten und Weisungen",
    Questions: "Frist für Fragen",
    Registration: "Anmeldeschluss",
    "Agenda items": "Frist für Ergänzungsverlangen",
    Nominations: "Frist für Wahlvorschläge",
  },
  deadlineOf: (deadline: string, holders: string | undefined) =>
    holders === undefined ? deadline : `${deadline} (${holders})`,
  ofMeeting: (deadline: string, meeting: string) => `${deadline}: ${meeting}`,
  documents: "Unterlagen zur Hauptversammlung",
  shareClasses: "Aktien und Stimmrechte",
  sharesTable: "Aktien und Stimmen je Gattung",
  shares: "Aktien",
  votes: "Stimmrechte",
  resolutions: "Tagesordnung und Beschlussvorschläge",
  results: "Abstimmungsergebnisse",
  resultsTable: "Stimmen je Tagesordnungspunkt",
  agenda: "Wortlaut der Beschlüsse",
  kinds: {
    "Ordinary resolution": "Einfache Mehrheit",
    "Special resolution": "Qualifizierte Mehrheit",
    "Advisory resolution": "Empfehlender Beschluss",
  },
  outcome: "Ergebnis",
  outcomes: { Carried: "Angenommen", "Not carried": "Abgelehnt", Withdrawn: "Zurückgezogen" },
  columns: {
    for: "Ja-Stimmen",
    forShare: "Ja-Stimmen in\u00a0%",
    against: "Nein-Stimmen",
    againstShare: "Nein-Stimmen in\u00a0%",
    withheld: "Enthaltungen",
    valid: "Gültige Stimmen",
    capitalShare: "Anteil am Grundkapital in\u00a0%",
  },
  votesFor: "Ja-Stimmen",
  ofValid: "in % der Ja- und Nein-Stimmen, nach Tagesordnungspunkt",
  turnout: "Abgegebene Stimmen",
  ofCapital: "in % des Grundkapitals, nach Tagesordnungspunkt",
  chart: (name: string) => `${name} nach Tagesordnungspunkt. Die Tabelle enthält alle Zahlen.`,
  withheldNote: "Enthaltungen zählen nicht als abgegebene Stimmen.",
  carried: (carried: number, decided: number) => {
    if (carried < decided) return `${carried} von ${decided} Beschlussvorschlägen angenommen`;
    return decided === 1
      ? "1 Beschlussvorschlag, angenommen"
      : `Alle ${decided} Beschlussvorschläge angenommen`;
  },
  none: "Es wurde noch keine Hauptversammlung angekündigt.",
};
