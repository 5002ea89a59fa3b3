import type { FastifyInstance } from "fastify";
import { unzipSync } from "fflate";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InitialState } from "../../../src/adapters/http/contract/initial-state.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";
import { amountOf, FINANCIAL_MEASURES } from "../../../src/domain/content/financial-year.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";
import { hasSample } from "../../configuration/sample.ts";

let site: FastifyInstance;

beforeAll(async () => {
  const renderer = { render: async (_url: string, state: object) => JSON.stringify(state) };
  site = await createSite(readConfig({}), renderer, pino({ level: "silent" }));
});
afterAll(() => site.close());

type Kind = SectionView["kind"];

/** The sections of a kind at an address of the sample company. */
async function sectionsAt<K extends Kind>(path: string, kind: K) {
  const { content }: InitialState = (await site.inject(path)).json();
  if (content.kind !== "page") throw new Error(`There is no page at ${path}.`);
  const { page } = content;
  const sections: readonly SectionView[] = "sections" in page ? page.sections : [];
  return sections.filter(
    (section): section is Extract<SectionView, { readonly kind: K }> => section.kind === kind,
  );
}

const PERIODS = ["fy26", "hy26", "fy25", "hy25"];

describe.skipIf(!hasSample)("the results of a period", () => {
  it("have an address of their own, link to all other periods, and the newest are linked from the investors page", async () => {
    for (const period of PERIODS) {
      const [periods] = await sectionsAt(`/results/${period}`, "reporting-periods");
      expect(periods?.periods.map(({ href }) => href)).toEqual(PERIODS.map((other) => `/results/${other}`));
    }
    const { statusCode, headers } = await site.inject("/investors/results");
    expect([statusCode, headers.location]).toEqual([301, "/results/fy26"]);
  });

  it.each(PERIODS)("%s: have announcement, briefing, figures, documents and contacts", async (period) => {
    for (const kind of [
      "rich-text",
      "calendar",
      "statistics",
      "comparison",
      "document-list",
      "contact-details",
    ] as const) {
      expect(await sectionsAt(`/results/${period}`, kind), kind).not.toEqual([]);
    }
  });

  it("are consistent with each other and with the five-year summary", async () => {
    const [summary] = await sectionsAt("/investors", "financial-summary");
    const comparisons = await Promise.all(
      PERIODS.map((path) => sectionsAt(`/results/${path}`, "comparison")),
    );
    const statements: (readonly [of: string, amount: number | undefined])[] = [
      ...(summary?.years ?? []).flatMap((year) =>
        FINANCIAL_MEASURES.map((measure) => [`${year.period} ${measure}`, amountOf(measure, year)] as const),
      ),
      ...comparisons.flat().flatMap(({ period, previousPeriod, figures }) =>
        figures.flatMap(({ measure, value, previous }) => {
          const name = measure.replace("Dividends", "Dividend");
          return [[`${period} ${name}`, value] as const, [`${previousPeriod} ${name}`, previous] as const];
        }),
      ),
    ];
    const amounts = Map.groupBy(statements, ([of]) => of);
    const repeated = [...amounts].filter(([, stated]) => stated.length > 1);
    expect(repeated.length).toBeGreaterThan(15);
    for (const [of, stated] of repeated) {
      expect([of, new Set(stated.map(([, amount]) => amount)).size]).toEqual([of, 1]);
    }
  });

  it("are consistent with their announcement", async () => {
    for (const path of PERIODS) {
      const [own] = await sectionsAt(`/results/${path}`, "statistics");
      const [told] = await sectionsAt(`/news/${path}-results`, "statistics");
      expect(own?.figures).toEqual(told?.figures);
      const [comparison] = await sectionsAt(`/results/${path}`, "comparison");
      const amounts = new Map(comparison?.figures.map(({ measure, value }) => [measure, value]));
      for (const { label, value } of told?.figures ?? []) {
        if (amounts.has(label))
          expect([path, label, amounts.get(label)]).toEqual([path, label, Number(value.replaceAll(",", ""))]);
      }
    }
  });

  it.each(PERIODS)("%s: have documents that can be downloaded together", async (period) => {
    const [list] = await sectionsAt(`/results/${period}`, "document-list");
    const { statusCode, rawPayload } = await site.inject(`/downloads/results/${period}/documents.zip`);
    expect(statusCode).toBe(200);
    const files = Object.values(unzipSync(rawPayload));
    expect(files.map((file) => file.length)).toEqual(list?.documents.map(({ bytes }) => bytes));
    for (const file of files) expect(new TextDecoder().decode(file.subarray(0, 5))).toBe("%PDF-");
  });
});

describe.skipIf(!hasSample)("the site map", () => {
  it("links to every page of the sitemap, except older news", async () => {
    const [section] = await sectionsAt("/site-map", "site-map");
    const listed = new Set<string>();
    const add = (pages: NonNullable<typeof section>["pages"]) => {
      for (const page of pages) {
        listed.add(page.href);
        add(page.pages);
      }
    };
    add(section?.pages ?? []);
    const { body } = await site.inject("/sitemap.xml");
    const named = Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((path) => !listed.has(path))).toEqual([]);
  });
});

describe.skipIf(!hasSample)("an event of the calendar", () => {
  it("can be added to a calendar separately", async () => {
    const [calendar] = await sectionsAt("/investors", "calendar");
    const [briefing] = calendar?.events ?? [];
    expect(briefing?.file).toBe("/investors/calendar/half-year-results-hy27-2027-02.ics");
    const { body } = await site.inject(briefing?.file ?? "/");
    expect(body).toContain("DTSTART:20270217T000000Z\r\nDTEND:20270217T011500Z");
    expect(body).toContain("URL:https://webcast.example/larkfield/hy27");
  });
});
