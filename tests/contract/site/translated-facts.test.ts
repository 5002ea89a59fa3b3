import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isSampleWhole } from "../../configuration/sample.ts";
import { WITH_GERMAN } from "../../unit/languages.ts";
import { openedForAll, sample, startContent, startSite } from "./site.ts";
import { sourceRenderer } from "./source-renderer.ts";

interface StatedFact {
  readonly id: string;
  readonly page: string;
  readonly [field: string]: unknown;
}

/** The UIDs of a calendar file with their days. */
function datesIn(calendar: string): readonly string[] {
  const unfolded = calendar.replaceAll(/\r\n[ \t]/g, "");
  const [, ...events] = unfolded.split("BEGIN:VEVENT");
  const lineOf = (event: string, name: string) => new RegExp(`^${name}.*$`, "m").exec(event)?.[0];
  return events.map((event) => `${lineOf(event, "UID")} ${lineOf(event, "DTSTART")}`).sort();
}

const GERMAN_FILE = "https://larkfield.cdn.prismic.io/larkfield/files/geschaeftsbericht-2026.pdf";

/** The German page for investors has one date, and one figure, fewer than the English one. */
function withFewerEntries(document: (typeof sample.documents)[number]): typeof document {
  if (document.id !== "investors-page_investoren_de-de") return document;
  const shorter = ["events", "figures"];
  const text = JSON.stringify(document, (key, value: unknown) =>
    shorter.includes(key) && Array.isArray(value) ? value.slice(1) : value,
  );
  const copied: typeof document = JSON.parse(text);
  return copied;
}

/** The German report has a file of its own; the other German documents have those of the English ones. */
function withGermanFile(document: (typeof sample.documents)[number]): typeof document {
  const { id, data } = document;
  if (id !== "pdf_geschaeftsbericht-2026_de-de") return document;
  return { ...document, data: { ...data, file: { link_type: "Media", url: GERMAN_FILE, name: "a.pdf" } } };
}

describe.skipIf(!isSampleWhole)("a site in two languages states each fact once", () => {
  const { onClose, close } = openedForAll();
  let site: FastifyInstance;

  const bodyAt = async (path: string) => (await site.inject(path)).body;
  const factsAt = async (path: string): Promise<Readonly<Record<string, readonly StatedFact[]>>> =>
    JSON.parse(await bodyAt(path));

  beforeAll(async () => {
    const { environment } = await startContent(sample.documents.map(withGermanFile).map(withFewerEntries), {
      onClose,
    });
    const renderer = await sourceRenderer();
    ({ site } = await startSite(environment, { renderer, locales: [...WITH_GERMAN], onClose }));
    await vi.waitUntil(async () => (await site.inject("/facts.json")).statusCode === 200, {
      timeout: 20_000,
    });
  }, 60_000);
  afterAll(close);

  it("all dividends are on the German page, with the ids and numbers of the English one", async () => {
    const [english, german] = await Promise.all([factsAt("/facts.json"), factsAt("/de/facts.json")]);
    const withoutWords = ({ id, amount, declared, ex, record, payment }: StatedFact) => {
      return { id, amount, declared, ex, record, payment };
    };
    expect(english.dividends?.length).toBeGreaterThan(2);
    expect(german.dividends?.map(withoutWords)).toEqual(english.dividends?.map(withoutWords));
    expect(german.dividends?.map(({ name }) => name)).toContainEqual(expect.stringContaining("dividende"));
  });

  it("German nouns keep their capitals within a sentence", async () => {
    expect(await bodyAt("/de/investoren/dividende")).toContain("Jahr der Zahlung, um Splits bereinigt");
  });

  it("words that nobody has translated are marked with their language", async () => {
    const page = await bodyAt("/de/investoren/dividende");
    expect(page).toMatch(/<span lang="en-AU">The last one with a second listing[^<]*<\/span>/);
    expect(await bodyAt("/investors/dividends")).not.toContain('<span lang="en-AU">');
  });

  it("so are those of lists that have more or fewer entries than the original", async () => {
    const page = await bodyAt("/de/investoren");
    expect(page).toMatch(/<h3[^>]*><span lang="en-AU">Half-year results/);
    expect(page).toMatch(/<dt[^>]*><span lang="en-AU">Revenue/);
    expect(await bodyAt("/investors")).not.toContain('lang="en-AU">Half-year results');
  });

  it("dates and actions have the ids that they have in English", async () => {
    const [english, german] = await Promise.all([factsAt("/facts.json"), factsAt("/de/facts.json")]);
    for (const list of ["corporateActions", "periods"]) {
      const known = new Set(english[list]?.map(({ id }) => id));
      expect(german[list]?.length, list).toBeGreaterThan(0);
      expect(
        german[list]?.filter(({ id }) => !known.has(id)),
        list,
      ).toEqual([]);
    }
  });

  it("no id is that of two facts", async () => {
    const german = await factsAt("/de/facts.json");
    const ids = Object.values(german).flatMap((list) =>
      Array.isArray(list) ? list.map((fact: StatedFact) => fact.id) : [],
    );
    expect(ids.length).toBe(new Set(ids).size);
  });

  it("calendar programs know the same dates in both languages", async () => {
    const [english, german] = await Promise.all([
      bodyAt("/investors/calendar.ics"),
      bodyAt("/de/investoren/calendar.ics"),
    ]);
    const known = datesIn(english);
    expect(datesIn(german).length).toBeGreaterThan(0);
    expect(datesIn(german).filter((date) => !known.includes(date))).toEqual([]);
    expect(german).toContain("SUMMARY:Zahltag: ");
    expect(german).toMatch(/^PRODID:.*\/\/DE\r$/m);
  });

  it("pages in both languages show the same days and amounts", async () => {
    const german = await bodyAt("/de/investoren/dividende");
    const english = await bodyAt("/investors/dividends");
    const daysIn = (html: string) =>
      [...html.matchAll(/datetime="(\d{4}-\d\d-\d\d)"/gi)].map(([, day]) => day);
    expect(daysIn(english).length).toBeGreaterThan(10);
    expect(daysIn(german)).toEqual(daysIn(english));
  });

  it("documents are listed once, with a file for each language", async () => {
    const german = await bodyAt("/de/investoren");
    const fileIn = (html: string, language: string) =>
      new RegExp(`<a href="([^"]*)" hrefLang="${language}"[^>]*>${language.toUpperCase()} PDF`, "i").exec(
        html,
      )?.[1];
    expect(fileIn(german, "de")).toBeDefined();
    expect(fileIn(german, "en")).toBeDefined();
    expect(fileIn(german, "en")).not.toBe(fileIn(german, "de"));
  });

  it("documents that are not translated say in which language they are", async () => {
    const german = await bodyAt("/de/ergebnisse");
    expect(german).toContain("<small>(Englisch)</small>");
    expect(german).toMatch(/<span lang="en">[^<]+<\/span>/);
  });
});
