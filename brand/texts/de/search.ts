import type { search as english } from "../en/search.ts";

export const search: typeof english = {
  title: "Suche",
  titleOf: (text: string) => `Suche: ${text}`,
  description: (site: string) => `Durchsuchen Sie die Seiten, News und Dokumente von ${site}.`,
  field: "Website durchsuchen",
  placeholder: "Suchbegriff eingeben",
  hint: "Durchsuchen Sie unsere Seiten, News und Dokumente.",
  tips:
    "Mit Anführungszeichen suchen Sie nach einer genauen Wortfolge: „Ergebnis je Aktie“. Geschäftsjahre und Halbjahre " +
    "werden in verschiedenen Schreibweisen gefunden: GJ 2026 oder Geschäftsjahr 2026, H1 2026 oder erstes Halbjahr 2026. Auch " +
    "der Text in PDF-Dateien wird durchsucht; die Datei öffnet sich auf der Seite mit Ihrem Suchbegriff. Die Ergebnisse " +
    "lassen sich nach Jahr und Kategorie eingrenzen.",
  scopes: "Suchbereich",
  scope: { page: "Seiten", pdf: "PDF" },
  counted: () => "Treffer",
  loading: "Wird geladen\u00a0…",
  tooLong: (limit: number) =>
    `Eine Suchanfrage kann höchstens ${limit} Zeichen lang sein. Bitte nehmen Sie weniger Wörter.`,
  notReady: "Die Suche ist derzeit nicht erreichbar. Bitte versuchen Sie es gleich erneut.",
  resultsFor: (text: string) => `Suchergebnisse für „${text}“`,
  correctedTo: (text: string) => `Angezeigt werden Suchergebnisse für „${text}“`,
  notFound: (text: string) => `Zu „${text}“ wurde nichts gefunden.`,
  asTyped: (text: string) => `Nach „${text}“ suchen, wie es geschrieben ist`,
  noResultsFor: (text: string) => `Keine Treffer für „${text}“`,
  noResults: "Keine Ergebnisse",
  instead: {
    page: "Treffer auf unseren Seiten ansehen",
    pdf: "Treffer in PDF-Dokumenten ansehen",
    unfiltered: "Ergebnisse aller Jahre und Kategorien ansehen",
    contact: "Fragen Sie uns",
    language: (name: string) => `Auf ${name} suchen`,
  },
  noSuchPage: (page: number) => `Die Trefferliste hat keine Seite ${page}.`,
  showing: (first: number, last: number, total: number) => `${first}–${last} von ${total}`,
  incomplete: "Einige Dokumente werden noch eingelesen. In wenigen Minuten gibt es vielleicht mehr Treffer.",
  seeAll: "Alle Suchergebnisse anzeigen",
  results: "Suchergebnisse",
  news: "News",
  document: (format: string | undefined) => (format ? `${format}-Dokument` : "Dokument"),
  onPage: (page: number) => `Seite ${page}`,
  alsoOn: "Auch auf",
};
