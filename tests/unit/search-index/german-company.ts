import type { StoredPdf } from "../../../src/adapters/in-memory/content-repository.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage, investorsPage, newsArticle, paragraph } from "../sample-content.ts";

/** The pages of a company in German: the words that such pages have, in a few sentences each. */

const PARENTS: Readonly<Record<string, string>> = {
  unternehmen: "Unternehmen",
  karriere: "Karriere",
  "investor-relations": "Investor Relations",
  nachhaltigkeit: "Nachhaltigkeit",
};

type Texts = Readonly<Record<string, string>>;

/** A page by its path and title; its texts are the first paragraph and one below each heading. */
function page(path: string, title: string, texts: Texts, ...sections: readonly Section[]): Page {
  const { "": intro = "", ...others } = texts;
  const [uid = "", parent] = path.split("/").reverse();
  const written = { title, meta: { title }, intro: paragraph(intro) };
  const all = [...sections, ...Object.entries(others).map(([heading, said]) => text(heading, said))];
  if (path === "investor-relations") return { ...investorsPage(...all), ...written, uid };
  const above = parent && { uid: parent, title: PARENTS[parent] ?? "", href: `/${parent}` };
  return { ...contentPage(uid), ...written, ...(above && { parent: above }), sections: all };
}

function text(heading: string, said: string): Section {
  return {
    kind: "rich-text",
    body: [{ kind: "heading", level: 2, children: [heading] }, ...paragraph(said)],
  };
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
  page("unternehmen", "Unternehmen", {
    "": "Wir bauen seit 1921 Waagen und Messtechnik. 3.100 Menschen arbeiten in vier Werken.",
    Geschichte: "Gegründet als Werkstatt am Hafen, heute ein Konzern mit vier Standorten.",
  }),
  page(
    "unternehmen/vorstand",
    "Vorstand",
    { "": "Der Vorstand leitet den Konzern und legt die Strategie fest." },
    people,
  ),
  page("unternehmen/aufsichtsrat", "Aufsichtsrat", {
    "": "Zwölf Mitglieder überwachen und beraten den Vorstand.",
    Ausschüsse: "Prüfungsausschuss, Personalausschuss und Nominierungsausschuss.",
  }),
  page("unternehmen/corporate-governance", "Corporate Governance", {
    "": "Wie der Konzern geführt und überwacht wird.",
    Entsprechenserklärung: "Vorstand und Aufsichtsrat erklären jedes Jahr, welchen Empfehlungen sie folgen.",
    Hinweisgebersystem: "Verstöße gegen Gesetze können Sie vertraulich und ohne Ihren Namen melden.",
    Abschlussprüfer: "Die Hauptversammlung wählt den Abschlussprüfer für ein Geschäftsjahr.",
    Vergütung: "Das Vergütungssystem und die Vergütungsberichte der letzten Jahre.",
  }),
  page("unternehmen/lieferanten", "Lieferanten", {
    "": "Für 900 Betriebe sind wir Kunde. Der Einkauf antwortet unter einkauf@ostrau.example.",
    "Lieferant werden": "Schicken Sie uns eine Beschreibung Ihrer Waren.",
    Rechnungen: "Rechnungen nehmen wir nur elektronisch an. Das Zahlungsziel ist 30 Tage.",
    Lieferkettengesetz: "Wir prüfen, ob Menschenrechte in der Lieferkette geachtet werden.",
  }),
  page("karriere", "Karriere", {
    "": "Offene Stellen, Ausbildung und was wir als Arbeitgeber bieten.",
    Stellenangebote: "Alle offenen Stellen stehen im Stellenportal.",
    Ausbildung: "Jedes Jahr beginnen 60 Auszubildende in neun Berufen.",
  }),
  page("karriere/bewerbung", "So bewerben Sie sich", {
    "": "Von der Bewerbung bis zum Vertrag vergehen selten mehr als fünf Wochen.",
    "Das Vorstellungsgespräch": "Sie sprechen mit der künftigen Vorgesetzten und mit Kollegen.",
  }),
  page(
    "investor-relations",
    "Investor Relations",
    {
      "": "Zahlen, Termine und Ansprechpartner für Anleger.",
      Ansprechpartner: "Investor Relations, Telefon 040 555 0190.",
    },
    calendar,
  ),
  page("investor-relations/aktie", "Aktie", {
    "": "Die Aktie wird im Prime Standard gehandelt, ISIN DE000OST1234, WKN OST123.",
    "Kurs der Aktie": "Der Kurs wird mit einer Verzögerung von 15 Minuten gezeigt.",
    Aktionärsstruktur: "58 % der Aktien sind in Streubesitz, 42 % hält die Familienstiftung.",
    Dividendenpolitik: "40 bis 50 % des Konzernergebnisses werden ausgeschüttet.",
  }),
  page("investor-relations/berichte", "Finanzberichte", {
    "": "Ergebnisse und Präsentationen der Quartale, Halbjahre und Jahre.",
    Geschäftsberichte: "Die Geschäftsberichte seit 2015 als Datei und gedruckt.",
  }),
  page("investor-relations/hauptversammlung", "Hauptversammlung", {
    "": "Einladung, Tagesordnung, Vollmachten und die Ergebnisse der Abstimmungen.",
  }),
  page("nachhaltigkeit", "Nachhaltigkeit", {
    "": "Wofür wir Verantwortung tragen, und was wir davon erreicht haben.",
    "Soziales Engagement": "Die Stiftung fördert Schulen an unseren Standorten.",
  }),
  page("nachhaltigkeit/klima", "Klima und Energie", {
    "": "Unsere Ziele: Bis 2035 sollen die Emissionen der Werke auf null sinken.",
  }),
  page("presse", "Presse", {
    "": "Ansprechpartner für Journalisten, Bilder und Mitteilungen.",
    Pressefotos: "Bilder des Vorstands und der Werke dürfen frei verwendet werden.",
  }),
  page("kontakt", "Kontakt", {
    "": "Telefon 040 555 0100, werktags von 8 bis 17 Uhr.",
    Standorte: "Zentrale in Hamburg, Werke in Rostock, Gera und Fürth.",
    Beschwerden: "Beschwerden zu einem Gerät beantwortet der Kundendienst in zwei Tagen.",
  }),
  page("datenschutz", "Datenschutz", {
    "": "Welche Daten diese Website verarbeitet, auch in Cookies.",
  }),
  ...[2025, 2026].map((year) =>
    article(
      `halbjahr-${year}`,
      `${year}-08-06`,
      `Halbjahr ${year}: Umsatz steigt um 4 Prozent`,
      "Der Finanzvorstand bestätigt die Prognose.",
    ),
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
