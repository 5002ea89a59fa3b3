import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hasSample } from "../../configuration/sample.ts";
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

describe.skipIf(!hasSample)("a site in two languages states each fact once", () => {
  const { onClose, close } = openedForAll();
  let site: FastifyInstance;

  const bodyAt = async (path: string) => (await site.inject(path)).body;
  const factsAt = async (path: string): Promise<Readonly<Record<string, readonly StatedFact[]>>> =>
    JSON.parse(await bodyAt(path));

  beforeAll(async () => {
    const { environment } = await startContent(sample.documents, { onClose });
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
  });

  it("pages in both languages show the same days and amounts", async () => {
    const german = await bodyAt("/de/investoren/dividende");
    const english = await bodyAt("/investors/dividends");
    const daysIn = (html: string) =>
      [...html.matchAll(/datetime="(\d{4}-\d\d-\d\d)"/gi)].map(([, day]) => day);
    expect(daysIn(english).length).toBeGreaterThan(10);
    expect(daysIn(german)).toEqual(daysIn(english));
  });
});
