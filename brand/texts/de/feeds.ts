import type { feeds as english } from "../en/feeds.ts";

export const feeds: typeof english = {
  newsOf: (company) => `${company} – News`,
  aboutNewsOf: (company) => `Mitteilungen, Ergebnisse und Berichte von ${company}`,
  announcementsOf: (company) => `${company} – Kapitalmarktmitteilungen`,
  aboutAnnouncementsOf: (company) => `Veröffentlichungen von ${company} für den Kapitalmarkt`,
  home: "Startseite",
  news: "News",
  columns: {
    list: "Liste",
    measure: "Kennzahl",
    unit: "Einheit",
    period: "Zeitraum",
    value: "Wert",
    note: "Anmerkung",
    source: "Quelle",
    published: "Veröffentlicht",
    page: "Seite",
  },
  workbook: {
    sheet: "Kennzahlen",
    measure: "Kennzahl",
    unit: "Einheit",
    value: "Wert",
    note: "Anmerkung",
    source: "Quelle",
    published: "Veröffentlicht (UTC)",
    page: "Seite",
  },
  notIncluded: "nicht-enthalten.txt",
};
