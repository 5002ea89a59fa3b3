import type { FastifyInstance } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { CAPABILITY_NAMES, type CapabilityName } from "../../../brand/schema.ts";
import { capabilitiesOf } from "../../../src/composition/capabilities.ts";
import { hasSample } from "../../configuration/sample.ts";
import { posted } from "../../unit/http/site.ts";
import { startSite } from "./site.ts";
import { sourceRenderer } from "./source-renderer.ts";

/** The site with the sample, without some capabilities. */
async function siteWithout(...off: readonly CapabilityName[]) {
  const capabilities = capabilitiesOf(CAPABILITY_NAMES.filter((name) => !off.includes(name)));
  const { site, records } = await startSite(
    { RENDERINGS_PER_MINUTE: "0" },
    { renderer: await sourceRenderer(), level: "warn", capabilities },
  );
  // Content and announcements are read after the start.
  const has = new Set<string>(capabilities.map(({ name }) => name));
  const isContentRead = async () => (await site.inject("/sitemap.xml")).statusCode === 200;
  const areAnnouncementsRead = async () =>
    (await site.inject("/announcements/rss.xml")).body.includes("<item>");
  await vi.waitUntil(has.has("announcements") ? areAnnouncementsRead : isContentRead, { timeout: 20_000 });
  const addresses = [
    ...(await site.inject("/sitemap.xml")).body.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)/g),
  ].map(([, path = ""]) => path || "/");
  return { site, records, addresses };
}

/** What visitors look for that the site may not have. */
const SEARCHES = ["dividend", "annual general meeting", "debt", "share buy-backs", "logo", "calendar"];

/** The addresses of the site that its search finds, once it has its index. */
async function addressesFoundIn(site: FastifyInstance): Promise<readonly string[]> {
  const answerOf = (searchInput: string) =>
    site.inject(
      posted("/api/globalSearch", { searchInput, searchPages: true, pageSize: 10, currentPage: 1 }),
    );
  await vi.waitUntil(async () => (await answerOf("site")).statusCode === 200, { timeout: 20_000 });
  const found: readonly string[][] = await Promise.all(
    SEARCHES.map(async (searchInput) => {
      const { data } = (await answerOf(searchInput)).json();
      return data.results.map(({ url }: { readonly url: string }) => url);
    }),
  );
  return found.flat().filter((url) => url.startsWith("/"));
}

interface Trace {
  readonly words: RegExp;
  readonly paths: readonly string[];
}

/** What a site of the sample only says and serves because of a capability. */
const TRACES: Readonly<Record<string, Trace>> = {
  figures: { words: /five-year-summary\.csv/, paths: [] },
  announcements: { words: /announcements\/(?:rss|atom)\.xml/, paths: ["/announcements/rss.xml"] },
  dividends: {
    words: /Dividend history/,
    paths: ["/holding.xlsx?calculator=/investors/dividends&shares=1000"],
  },
  "corporate-actions": { words: /Splits and other corporate actions|corporateActions/, paths: [] },
  meetings: { words: /agm-\d+\/calendar/, paths: ["/agm-2026", "/agm-2026/calendar.ics"] },
  capital: { words: /"debt"|"capital"/, paths: [] },
  "buy-backs": {
    words: /On-market buy-back|"buyBacks"/,
    paths: ["/figures/investors/share-buy-backs/programmes-and-transactions.csv"],
  },
  "press-kit": { words: /Original for print/, paths: [] },
  alerts: { words: /name="topics"|[Tt]opics of alerts/, paths: [] },
  calendar: { words: /investors\/calendar\.ics/, paths: ["/investors/calendar.ics"] },
};

/** A link to an address of the site that is not one of the build. */
const LINK = /<a [^>]*href="(\/(?!assets\/|sandbox\/)[^"#]*)/g;

function traceOf(name: CapabilityName): Trace {
  const trace = TRACES[name];
  if (trace === undefined) throw new Error(`say what a site has because of ${name}`);
  return trace;
}

/** Hundreds of pages are made. */
const SWEEP_OPTIONS = { timeout: 120_000 };

describe.skipIf(!hasSample).each(CAPABILITY_NAMES)("without %s", SWEEP_OPTIONS, (name) => {
  it("each page is there and leads nowhere else, nothing says that it was, and its addresses have nothing", async () => {
    const { site, addresses } = await siteWithout(name);
    expect(addresses.length).toBeGreaterThan(20);
    const { words, paths } = traceOf(name);
    const descriptions = ["/api/openapi.json", "/facts.json", "/facts.schema.json"];
    const targets = new Set<string>();
    for (const path of [...addresses, ...descriptions]) {
      const { statusCode, body } = await site.inject(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body.match(words)?.[0], path).toBeUndefined();
      for (const [, href = ""] of body.matchAll(LINK)) targets.add(href.replaceAll("&amp;", "&"));
    }
    expect(targets.size).toBeGreaterThan(200);
    for (const path of await addressesFoundIn(site)) targets.add(path);
    for (const path of targets) expect([path, (await site.inject(path)).statusCode]).not.toEqual([path, 404]);
    for (const path of paths) expect([path, (await site.inject(path)).statusCode]).toEqual([path, 404]);
  });
});

it.skipIf(!hasSample)("with all of them, the site has what it lacks without one", async () => {
  const { site, addresses } = await siteWithout();
  const bodies = await Promise.all(
    [...addresses, "/api/openapi.json", "/facts.schema.json"].map(
      async (path) => (await site.inject(path)).body,
    ),
  );
  for (const { words, paths } of CAPABILITY_NAMES.map(traceOf)) {
    expect(
      bodies.some((body) => words.test(body)),
      String(words),
    ).toBe(true);
    for (const path of paths) expect([path, (await site.inject(path)).statusCode]).toEqual([path, 200]);
  }
});

it.skipIf(!hasSample)(
  "without any, each page of the core is there, and what content has of others is logged, not shown",
  async () => {
    const { site, records, addresses } = await siteWithout(...CAPABILITY_NAMES);
    for (const path of addresses) expect([path, (await site.inject(path)).statusCode]).toEqual([path, 200]);
    expect(records.map(({ msg }) => msg)).toContain("content does not fit its model");
  },
);
