import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { newsArticle } from "../../unit/sample-content.ts";
import { annualReports } from "./annual-reports.ts";
import { companyPages } from "./company-pages.ts";
import { firstResult, searchOver } from "./search-over.ts";

const people = [
  { name: "Dr. Karin Vogt", role: "Vorsitzende des Vorstands", biography: [] },
  { name: "Jörg Weiß", role: "Finanzvorstand", biography: [] },
];
const events = [
  { date: "2026-05-15", title: "Zahlung der Dividende für 2025" },
  { date: "2027-03-11", title: "Bilanzpressekonferenz", note: "Übertragung im Internet" },
  { date: "2027-05-11", title: "Hauptversammlung 2027", note: "Messe Ostrau" },
  { date: "2027-05-14", title: "Zahlung der Dividende für 2026" },
];

/** Parts of pages that are not text. */
const PARTS: Readonly<Record<string, readonly Section[]>> = {
  "unternehmen/vorstand": [{ kind: "people", heading: "Mitglieder", intro: [], people }],
  "investor-relations": [{ kind: "calendar", heading: "Finanzkalender", intro: [], events }],
};

const halfYear = (year: number): Page => ({
  ...newsArticle(`halbjahr-${year}`, `${year}-08-06`, "Investors"),
  title: `Halbjahr ${year}: Umsatz steigt um 4 Prozent`,
});

const germanPages = [...companyPages("german", PARTS), halfYear(2025), halfYear(2026)];

const documents = annualReports("geschaeftsbericht", "Geschäftsbericht");

const CALENDAR = "/investor-relations#part-finanzkalender";

describe("what visitors of a German company look for", () => {
  const search = searchOver({ pages: germanPages, documents }, "de-DE");
  const first = firstResult(search);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-09-01T12:00:00Z") });
  });

  it.each([
    ["nächste Dividende", CALENDAR],
    ["nächste Hauptversammlung", CALENDAR],
    ["Bilanzpressekonferenz", CALENDAR],
    ["HV", "/investor-relations/hauptversammlung"],
    ["Abstimmungsergebnisse der Hauptversammlung", "/investor-relations/hauptversammlung"],
    ["CFO", "/unternehmen/vorstand"],
    ["Vorstandsvorsitzende", "/unternehmen/vorstand"],
    ["joerg weiss", "/unternehmen/vorstand"],
    ["Entsprechenserklaerung", "/unternehmen/corporate-governance"],
    ["Whistleblower", "/unternehmen/corporate-governance"],
    ["Vergütungsbericht", "/unternehmen/corporate-governance"],
    ["Lieferantenkontakt", "/unternehmen/lieferanten"],
    ["Rechnung", "/unternehmen/lieferanten"],
    ["Jobs", "/karriere"],
    ["Ausbildungsberufe", "/karriere"],
    ["Vorstellungsgespräch", "/karriere/bewerbung"],
    ["Aktienkurs", "/investor-relations/aktie"],
    ["Quartalszahlen", "/investor-relations/berichte"],
    ["Halbjahr Umsatz", "/news/halbjahr-2026"],
    ["Klimaziele", "/nachhaltigkeit/klima"],
    ["Reklamation", "/kontakt"],
  ])("%s: %s is first", async (text, href) => {
    expect((await first(text))?.href).toBe(href);
  });

  it.each(["Geschäftsbericht", "Jahresbericht", "GB"])(
    "finds the newest of equal documents: %s",
    async (text) => {
      const newest = { href: "/files/geschaeftsbericht-2025.pdf", date: "2026-03-12" };
      expect(await first(text, "pdf")).toEqual(newest);
    },
  );

  it("leads with the date of a calendar that is the next at the time", async () => {
    expect(await first("nächste Dividende")).toMatchObject({ date: "2027-05-14" });
    vi.setSystemTime(Date.parse("2026-05-01T12:00:00Z"));
    expect(await first("nächste Dividende")).toMatchObject({ date: "2026-05-15" });
  });
});
