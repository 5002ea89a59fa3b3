import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { synonyms } from "../../../brand/synonyms.ts";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { SearchScope } from "../../../src/domain/search/search.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { germanPages, germanReports } from "./german-company.ts";

const CALENDAR = "/investor-relations#part-finanzkalender";

describe("what visitors of a German company look for", () => {
  const content = new InMemoryContentRepository({ pages: germanPages, documents: germanReports });
  const index = new IndexedSearch({ content, locale: "de-DE", synonyms: synonyms.de, log: silentLog });
  beforeAll(async () => index.prepare(await content.publishedRef()));
  afterAll(() => index.close());
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-09-01T12:00:00Z") });
  });

  async function first(text: string, scope: SearchScope = "page") {
    const query = { text, scope, page: 1, pageSize: 1 };
    const { items } = await index.search(await content.publishedRef(), query);
    return items.map(({ href, date }) => ({ href, date }))[0];
  }

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
