import type { lists as english } from "../en/lists.ts";

export const lists: typeof english = {
  filters: {
    year: { label: "Jahr", all: "Alle Jahre" },
    kind: { label: "Kategorie", all: "Alle Kategorien" },
    category: { label: "Kategorie", all: "Alle Kategorien" },
    announcement: { label: "Art", all: "Alle Arten" },
  },
  sorted: {
    ascending: (column: string) => `Sortiert nach ${column}, aufsteigend`,
    descending: (column: string) => `Sortiert nach ${column}, absteigend`,
  },
  kinds: {
    "Annual report": "Geschäftsbericht",
    Results: "Ergebnisse",
    Presentation: "Präsentation",
    Policy: "Richtlinie",
    "Notice of meeting": "Einladung zur Hauptversammlung",
    "Market announcement": "Kapitalmarktmitteilung",
    "Sustainability report": "Nachhaltigkeitsbericht",
    Company: "Unternehmen",
    Investors: "Investoren",
    Sustainability: "Nachhaltigkeit",
    Community: "Gesellschaftliches Engagement",
    Products: "Produkte",
  },
  pagesOf: (list: string) => `${list}, Seiten`,
  page: (page: number) => `Seite ${page}`,
  /** On paper, under a list of which other pages exist. */
  pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  previous: "Zurück",
  next: "Weiter",
};
