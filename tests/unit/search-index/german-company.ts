import type { StoredPdf } from "../../../src/adapters/in-memory/content-repository.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { newsArticle } from "../sample-pages.ts";

/** The pages of a company in German: the words that such pages have, in a few sentences each. */

const PARENTS = {
  unternehmen: "Unternehmen",
  karriere: "Karriere",
  "investor-relations": "Investor Relations",
  nachhaltigkeit: "Nachhaltigkeit",
};

interface PageTexts {
  readonly uid: string;
  readonly title: string;
  readonly intro: string;
  readonly parent?: keyof typeof PARENTS;
  readonly sections?: readonly Section[];
}

function page({ uid, title, intro, parent, sections = [] }: PageTexts): Page {
  return {
    type: "page",
    id: uid,
    uid,
    title,
    meta: { title },
    parent: parent && { uid: parent, title: PARENTS[parent], href: `/${parent}` },
    intro: [{ kind: "paragraph", children: [intro] }],
    sections,
  };
}

function text(heading: string, paragraph: string): Section {
  const body: RichText = [
    { kind: "heading", level: 2, children: [heading] },
    { kind: "paragraph", children: [paragraph] },
  ];
  return { kind: "rich-text", body };
}

function article(uid: string, date: string, title: string, summary: string): Page {
  return { ...newsArticle(uid, date, "Investors"), title, summary };
}

const people: Section = {
  kind: "people",
  heading: "Mitglieder",
  intro: [],
  people: [
    { name: "Dr. Karin Vogt", role: "Vorsitzende des Vorstands", biography: [] },
    { name: "Jörg Weiß", role: "Finanzvorstand", biography: [] },
    { name: "Sabine Öztürk", role: "Vorstand Technik", biography: [] },
  ],
};

const calendar: Section = {
  kind: "calendar",
  heading: "Finanzkalender",
  intro: [],
  events: [
    { date: "2026-05-12", title: "Hauptversammlung 2026", note: "Messe Ostrau" },
    { date: "2026-05-15", title: "Zahlung der Dividende für 2025" },
    { date: "2026-08-06", title: "Halbjahresbericht 2026" },
    { date: "2027-03-11", title: "Bilanzpressekonferenz", note: "Übertragung im Internet" },
    { date: "2027-05-11", title: "Hauptversammlung 2027", note: "Messe Ostrau" },
    { date: "2027-05-14", title: "Zahlung der Dividende für 2026" },
  ],
};

export const germanPages: readonly Page[] = [
  page({
    uid: "unternehmen",
    title: "Unternehmen",
    intro: "Wir bauen seit 1921 Waagen und Messtechnik. 3.100 Menschen arbeiten in vier Werken.",
    sections: [
      text("Geschichte", "Gegründet als Werkstatt am Hafen, heute ein Konzern mit vier Standorten."),
    ],
  }),
  page({
    uid: "vorstand",
    title: "Vorstand",
    parent: "unternehmen",
    intro: "Der Vorstand leitet den Konzern und legt die Strategie fest.",
    sections: [people],
  }),
  page({
    uid: "aufsichtsrat",
    title: "Aufsichtsrat",
    parent: "unternehmen",
    intro: "Zwölf Mitglieder überwachen und beraten den Vorstand.",
    sections: [text("Ausschüsse", "Prüfungsausschuss, Personalausschuss und Nominierungsausschuss.")],
  }),
  page({
    uid: "corporate-governance",
    title: "Corporate Governance",
    parent: "unternehmen",
    intro: "Wie der Konzern geführt und überwacht wird.",
    sections: [
      text(
        "Entsprechenserklärung",
        "Vorstand und Aufsichtsrat erklären jedes Jahr, welchen Empfehlungen sie folgen.",
      ),
      text(
        "Hinweisgebersystem",
        "Verstöße gegen Gesetze können Sie vertraulich und ohne Ihren Namen melden.",
      ),
      text("Abschlussprüfer", "Die Hauptversammlung wählt den Abschlussprüfer für ein Geschäftsjahr."),
      text("Vergütung", "Das Vergütungssystem und die Vergütungsberichte der letzten Jahre."),
    ],
  }),
  page({
    uid: "lieferanten",
    title: "Lieferanten",
    parent: "unternehmen",
    intro: "Für 900 Betriebe sind wir Kunde. Der Einkauf antwortet unter einkauf@ostrau.example.",
    sections: [
      text("Lieferant werden", "Schicken Sie uns eine Beschreibung Ihrer Waren."),
      text("Rechnungen", "Rechnungen nehmen wir nur elektronisch an. Das Zahlungsziel ist 30 Tage."),
      text("Lieferkettengesetz", "Wir prüfen, ob Menschenrechte in der Lieferkette geachtet werden."),
    ],
  }),
  page({
    uid: "karriere",
    title: "Karriere",
    intro: "Offene Stellen, Ausbildung und was wir als Arbeitgeber bieten.",
    sections: [
      text("Stellenangebote", "Alle offenen Stellen stehen im Stellenportal."),
      text("Ausbildung", "Jedes Jahr beginnen 60 Auszubildende in neun Berufen."),
    ],
  }),
  page({
    uid: "bewerbung",
    title: "So bewerben Sie sich",
    parent: "karriere",
    intro: "Von der Bewerbung bis zum Vertrag vergehen selten mehr als fünf Wochen.",
    sections: [
      text("Das Vorstellungsgespräch", "Sie sprechen mit der künftigen Vorgesetzten und mit Kollegen."),
    ],
  }),
  {
    type: "investors-page",
    id: "investor-relations",
    uid: "investor-relations",
    title: "Investor Relations",
    meta: { title: "Investor Relations" },
    intro: [{ kind: "paragraph", children: ["Zahlen, Termine und Ansprechpartner für Anleger."] }],
    sections: [calendar, text("Ansprechpartner", "Investor Relations, Telefon 040 555 0190.")],
  },
  page({
    uid: "aktie",
    title: "Aktie",
    parent: "investor-relations",
    intro: "Die Aktie wird im Prime Standard gehandelt, ISIN DE000OST1234, WKN OST123.",
    sections: [
      text("Kurs der Aktie", "Der Kurs wird mit einer Verzögerung von 15 Minuten gezeigt."),
      text("Aktionärsstruktur", "58 % der Aktien sind in Streubesitz, 42 % hält die Familienstiftung."),
      text("Dividendenpolitik", "40 bis 50 % des Konzernergebnisses werden ausgeschüttet."),
    ],
  }),
  page({
    uid: "berichte",
    title: "Finanzberichte",
    parent: "investor-relations",
    intro: "Ergebnisse und Präsentationen der Quartale, Halbjahre und Jahre.",
    sections: [text("Geschäftsberichte", "Die Geschäftsberichte seit 2015 als Datei und gedruckt.")],
  }),
  page({
    uid: "hauptversammlung",
    title: "Hauptversammlung",
    parent: "investor-relations",
    intro: "Einladung, Tagesordnung, Vollmachten und die Ergebnisse der Abstimmungen.",
  }),
  page({
    uid: "nachhaltigkeit",
    title: "Nachhaltigkeit",
    intro: "Wofür wir Verantwortung tragen, und was wir davon erreicht haben.",
    sections: [text("Soziales Engagement", "Die Stiftung fördert Schulen an unseren Standorten.")],
  }),
  page({
    uid: "klima",
    title: "Klima und Energie",
    parent: "nachhaltigkeit",
    intro: "Unsere Ziele: Bis 2035 sollen die Emissionen der Werke auf null sinken.",
  }),
  page({
    uid: "presse",
    title: "Presse",
    intro: "Ansprechpartner für Journalisten, Bilder und Mitteilungen.",
    sections: [text("Pressefotos", "Bilder des Vorstands und der Werke dürfen frei verwendet werden.")],
  }),
  page({
    uid: "kontakt",
    title: "Kontakt",
    intro: "Telefon 040 555 0100, werktags von 8 bis 17 Uhr.",
    sections: [
      text("Standorte", "Zentrale in Hamburg, Werke in Rostock, Gera und Fürth."),
      text("Beschwerden", "Beschwerden zu einem Gerät beantwortet der Kundendienst in zwei Tagen."),
    ],
  }),
  page({
    uid: "datenschutz",
    title: "Datenschutz",
    intro: "Welche Daten diese Website verarbeitet, auch in Cookies.",
  }),
  page({
    uid: "impressum",
    title: "Impressum",
    intro: "Angaben zum Unternehmen, Handelsregister und Vertretung.",
  }),
  article(
    "halbjahr-2026",
    "2026-08-06",
    "Halbjahr 2026: Umsatz steigt um 4 Prozent",
    "Der Finanzvorstand bestätigt die Prognose.",
  ),
  article(
    "halbjahr-2025",
    "2025-08-07",
    "Halbjahr 2025: Umsatz steigt um 2 Prozent",
    "Der Finanzvorstand bestätigt die Prognose.",
  ),
  article(
    "hauptversammlung-2026",
    "2026-05-12",
    "Hauptversammlung beschließt höhere Dividende",
    "Die Dividende von 1,20 Euro je Aktie wird am 15. Mai gezahlt.",
  ),
  article(
    "neues-werk",
    "2025-11-03",
    "Neues Werk in Gera nimmt den Betrieb auf",
    "80 Stellen entstehen, der Einkauf sucht Lieferanten in der Region.",
  ),
];

export const germanReports: readonly StoredPdf[] = [2024, 2025].map((year) => ({
  id: `geschaeftsbericht-${year}`,
  uid: `geschaeftsbericht-${year}`,
  title: `Geschäftsbericht ${year}`,
  href: `/files/geschaeftsbericht-${year}.pdf`,
  category: "Annual report",
  date: `${year + 1}-03-12`,
}));
