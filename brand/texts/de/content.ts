import type { content as english } from "../en/content.ts";

type FinancialYearName = Parameters<(typeof english)["periods"]["year"]>[0];

export const content: typeof english = {
  colon: ": ",
  breadcrumb: "Navigationspfad",
  onThisPage: "Auf dieser Seite",
  updated: "Aktualisiert am",
  underEmbargo: "Sperrfrist: Besucher sehen diese Seite ab",
  awaits: {
    exchange: "Besucher sehen diese Seite, sobald die Börse die Mitteilung veröffentlicht hat.",
    editor:
      "Besucher sehen diese Seite erst, wenn die Redaktion ihre Zeit oder ihr Aktenzeichen berichtigt: siehe Inhaltsbericht.",
  },
  photos: (credits: string) => `Fotos: ${credits}`,
  news: "News",
  listTitle: (title: string, choices: readonly string[], page: number) =>
    [[title, choices.join(", ")].filter(Boolean).join(": "), ...(page > 1 ? [`Seite ${page}`] : [])].join(
      ", ",
    ),
  noNews: "Derzeit gibt es hier keine News.",
  articleCount: (count: number) => (count === 1 ? "1 Artikel" : `${count} Artikel`),
  noSuchNews: "Zu dieser Auswahl gibt es keine News.",
  allNews: "Alle News",
  seeAllNews: "Alle News anzeigen",
  announcements: "Mitteilungen",
  announcementCount: (count: number) => (count === 1 ? "1 Mitteilung" : `${count} Mitteilungen`),
  noSuchAnnouncements: "Zu dieser Auswahl gibt es keine Mitteilungen.",
  seeAllAnnouncements: "Alle Mitteilungen anzeigen",
  asAt: "Stand:",
  notUpdated: ". Neuere Mitteilungen konnten nicht geladen werden.",
  notUpdatedFrom: (sources) => `. Neuere Mitteilungen von ${sources} konnten nicht geladen werden.`,
  notTranslated: (title: string) => `Diese Seite gibt es auf Deutsch nicht. Der Link führt zu „${title}“.`,
  convenienceTranslation: (language) =>
    language === undefined
      ? "Unverbindliche Übersetzung; maßgeblich ist die Fassung in der Originalsprache."
      : `Unverbindliche Übersetzung; maßgeblich ist die Fassung auf ${language}.`,
  notYetIn: (languages) => `Noch nicht auf ${languages} verfügbar.`,
  priceSensitive: "Kursrelevant",
  retracted: "Zurückgezogen",
  announcementFeeds: "Mitteilungen im Feedreader lesen:",
  feeds: "News im Feedreader lesen:",
  or: "oder",
  share: "Artikel teilen",
  byMail: "E-Mail",
  copyAddress: "Link kopieren",
  copied: "Kopiert",
  print: "Drucken",
  relatedDocuments: "Zugehörige Dokumente",
  documents: "Dokumente",
  documentCount: (count: number) => (count === 1 ? "1 Dokument" : `${count} Dokumente`),
  noDocuments: "Derzeit gibt es hier keine Dokumente.",
  noSuchDocuments: "Zu dieser Auswahl gibt es keine Dokumente.",
  seeAllDocuments: "Alle Dokumente anzeigen",
  downloadAll: "Alle herunterladen",
  directionsTo: (place: string) => `Anfahrt: ${place}`,
  more: "Mehr",
  about: (name: string) => `über ${name}`,
  source: (source: string) => `Quelle: ${source}`,
  figuresAs: "Kennzahlen als",
  fileOf: (heading: string) => `für „${heading}“`,
  figures: "Kennzahlen",
  financialSummary: "Kennzahlen im Überblick",
  amounts: (heading: string) => `${heading}: Beträge`,
  against: (heading: string, period: string, previous: string) =>
    `${heading}: ${period} im Vergleich zu ${previous}`,
  change: "Veränderung",
  table: "Tabelle",
  notStated: "keine Angabe",
  restated: "angepasst",
  restatement: (before, since, reason) =>
    [`angepasst${since ? ` am ${since}` : ""}`, before && `zuvor: ${before}`, reason]
      .filter(Boolean)
      .join("; "),
  allMeasures: "Alle Angaben",
  assurances: { Audited: "Geprüft", Reviewed: "Prüferisch durchgesehen", Unaudited: "Nicht geprüft" },
  reconciliation: "Überleitungsrechnung",
  ofMeasure: (measure) => `für ${measure}`,
  measures: {
    Revenue: "Umsatz",
    EBITDA: "EBITDA",
    "Net profit after tax": "Konzernergebnis",
    Dividend: "Dividende",
  },
  units: ({ sign, hundredths }: { sign: string; hundredths?: string | undefined }) => ({
    millions: `Mio. ${sign}`,
    around: { before: "", after: `Mio.\u00a0${sign}` },
    perShare: `${hundredths ?? sign} je Aktie`,
  }),
  percent: (number: string) => `${number}\u00a0%`,
  points: "Prozentpunkte",
  times: "x",
  chart: (name: string, first: string | undefined, last: string | undefined) =>
    `${[name, [first, last].filter(Boolean).join(" bis ")].filter(Boolean).join(", ")}. Die Tabelle enthält alle Beträge.`,
  resultsByPeriod: "Ergebnisse nach Berichtszeitraum",
  periods: {
    year: (year: FinancialYearName) => `GJ\u00a0${yearsOf(year)}`,
    half: (half: number, year: FinancialYearName) => `H${half}\u00a0${yearsOf(year)}`,
    halfYear: (year: FinancialYearName) => `Halbjahr ${yearsOf(year)}`,
    quarter: (quarter: number, year: FinancialYearName) => `Q${quarter}\u00a0${yearsOf(year)}`,
    months: (months: number, year: FinancialYearName) => `${months}M\u00a0${yearsOf(year)}`,
  },
  dates: "Termine",
  currentDates: "Aktuell",
  dateCount: (count: number) => (count === 1 ? "1 Termin" : `${count} Termine`),
  nextDate: "Nächster Termin:",
  noDates: "Es wurden noch keine Termine bekannt gegeben.",
  moreDates: (count: number) => `${count} weitere Termine`,
  subscribe: "Im Kalender abonnieren",
  eventStatus: {
    Postponed: "Verschoben auf später",
    Moved: "Verlegt",
    Online: "Jetzt online",
    Cancelled: "Abgesagt",
    Changed: "Geändert",
  },
  provisional: "Vorläufig",
  before: "bisher:",
  subscribeToDates: "Alle Termine zum Kalender hinzufügen",
  addToCalendar: "Zum Kalender hinzufügen",
  live: "Jetzt live",
  to: "bis",
  localTime: (city: string) => `\u00a0Uhr (Ortszeit ${city})`,
  until: "Bis",
  awaitsRecording: "Die Aufzeichnung ist in Kürze hier verfügbar.",
  offers: {
    registration: "Anmelden",
    webcast: "Webcast",
    recording: "Aufzeichnung",
    details: "Tagesordnung und Unterlagen",
    slides: "Präsentation",
    transcript: "Transkript",
  },
};

/** Ein Jahr, das nicht im Januar beginnt, hat zwei: `2025/26`. */
function yearsOf({ year, isSplit }: FinancialYearName): string {
  return isSplit ? `${year - 1}/${String(year).slice(2)}` : String(year);
}
