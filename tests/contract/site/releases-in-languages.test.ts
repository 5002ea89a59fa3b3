import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { PUBLIC_URL, posted } from "../../unit/http/site.ts";
import { WITH_GERMAN } from "../../unit/languages.ts";
import { siteTime } from "../../unit/sample-content.ts";
import { WEBHOOK } from "../alerting-site.ts";
import { answersOf, askerOf, crawl, expectSame, nameOf } from "./answers.ts";
import {
  clockOfTheNightBefore,
  document,
  goTo,
  MOMENT,
  RELEASED,
  servicesWith,
  startSite,
  stored,
} from "./release-site.ts";
import { slice } from "./site-of-documents.ts";
import { sourceRenderer } from "./source-renderer.ts";

clockOfTheNightBefore();

const LANGUAGES = [
  { id: brand.locale.toLowerCase(), name: "English" },
  { id: "de-de", name: "German" },
] as const;

/** An hour after the German release. */
const LATER = new Date(MOMENT.getTime() + 3_600_000);

/** When what visitors see was published. */
const KNOWN = stored(new Date(siteTime("2026-10-20T09:00:00")));
const known = (type: string, uid: string, data: JsonObject) => document(type, uid, data, KNOWN);

type TestDocument = ReturnType<typeof document>;

/** The German document that says the same as an English one. */
const inGerman = (german: TestDocument, of: string) => ({
  ...german,
  lang: "de-de",
  alternate_languages: [{ id: of }],
});

const calendar = slice("calendar", { heading: "Dates", events: [{ date: "2026-12-01", title: "Results" }] });
const LISTS = [
  slice("general_meetings", { heading: "Meetings" }),
  slice("document_centre", { heading: "Files" }),
];

/** What visitors see in both languages. */
const PUBLISHED = [
  known("home", "home", { title: "Home", slices: [] }),
  inGerman(known("home", "start", { title: "Start", slices: [] }), "home_home"),
  known("news-archive", "news", { title: "News" }),
  inGerman(known("news-archive", "meldungen", { title: "Meldungen" }), "news-archive_news"),
  known("investors-page", "investors", { title: "Investors", slices: [calendar, ...LISTS] }),
  inGerman(
    known("investors-page", "investoren", { title: "Investoren", slices: [calendar, ...LISTS] }),
    "investors-page_investors",
  ),
  known("page", "company", { title: "Company", slices: [] }),
  known("site-options", "site-options", { topics: [{ name: "Results" }] }),
  inGerman(
    known("site-options", "optionen", { topics: [{ name: "Ergebnisse" }] }),
    "site-options_site-options",
  ),
];

const meetingSays = (heading: string) =>
  slice("calendar", { heading: "Dates", events: [{ date: "2026-12-03", title: heading }] });
const FILE = { url: "https://larkfield.cdn.prismic.io/windfall.pdf" };

/** The English article of a disclosure, and its file. */
const englishWith = (gate: JsonObject) => [
  document("news-article", "windfall", {
    title: "A windfall",
    date: "2026-11-24",
    slices: [meetingSays("Windfall call")],
    ...gate,
  }),
  document("pdf", "windfall", { title: "Windfall in full", date: "2026-11-24", file: FILE, ...gate }),
];

/** The German ones, with their own gate. */
const germanWith = (gate: JsonObject) => [
  inGerman(
    document("news-article", "geldsegen", {
      title: "Ein Geldsegen",
      date: "2026-11-24",
      slices: [meetingSays("Geldsegen im Gespräch")],
      ...gate,
    }),
    "news-article_windfall",
  ),
  inGerman(
    document("pdf", "geldsegen", {
      title: "Geldsegen im Wortlaut",
      date: "2026-11-24",
      file: { url: "https://larkfield.cdn.prismic.io/geldsegen.pdf" },
      ...gate,
    }),
    "pdf_windfall",
  ),
];

const TYPED: readonly string[] = [
  "/de",
  "/investors",
  "/de/investoren",
  "/sitemap.xml",
  "/facts.json",
  "/de/facts.json",
  "/news/rss.xml",
  "/news/atom.xml",
  "/de/news/rss.xml",
  "/de/news/atom.xml",
  "/news/windfall",
  "/de/news/geldsegen",
  "/de/news/windfall",
  "/social/de/news/geldsegen.png",
  "/de/search?s=geldsegen",
  "/de/search?s=geldsegen&t=pdf",
  "/search?s=windfall",
  "/investors/calendar.ics",
  "/de/investoren/calendar.ics",
  "/de/news/geldsegen/calendar.ics",
  "/readyz",
];
const searchAt = (path: string, searchInput: string, searchPages = true) =>
  posted(path, { searchInput, searchPages });
const POSTED: readonly InjectOptions[] = [
  searchAt("/api/globalSearch", "windfall"),
  searchAt("/api/de/globalSearch", "geldsegen"),
  searchAt("/api/de/globalSearch", "geldsegen", false),
  posted("/api/createPageLink", {
    link_type: "Document",
    type: "news-article",
    uid: "geldsegen",
    lang: "de-de",
  }),
];

const SECRET = /geldsegen/i;

/** What both articles say of each other. */
const BOTH = ["en /news/windfall", "de /de/news/geldsegen", "x-default /news/windfall"];

async function open(documents: readonly TestDocument[]) {
  const renderer: DocumentRenderer = await sourceRenderer();
  const services = await servicesWith(documents, "secret", [...LANGUAGES]);
  const unlimited = { RENDERINGS_PER_MINUTE: "0", SEARCHES_PER_MINUTE: "0", SIGN_UPS_PER_MINUTE: "0" };
  const environment = { ...services.environment, ...unlimited, WEBHOOKS_PER_MINUTE: "0" };
  const { site, log } = await startSite({ environment }, { renderer, locales: WITH_GERMAN });
  const ask = askerOf(site);
  const bodyAt = async (url: string) => (await ask({ url })).body;
  /** The addresses in other languages that the head of a page names. */
  const alternatesAt = async (url: string) =>
    [...(await bodyAt(url)).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, language = "", href = ""]) => `${language} ${href.replace(PUBLIC_URL, "")}`,
    );
  const publish = async () => {
    services.store.publish();
    const told = await ask(posted("/api/webhooks/content", WEBHOOK));
    expect(told.statusCode).toBe(200);
  };
  await expect.poll(async () => (await ask({ url: "/de" })).statusCode).toBe(200);
  return { ...services, site, log, ask, bodyAt, alternatesAt, publish };
}

const GATES = {
  "the end of its embargo": { embargo: stored(MOMENT) },
  "the exchange": {
    release: "When the exchange has released it",
    exchange_reference: RELEASED.reference,
    release_latest: stored(MOMENT),
  },
};

it.each(Object.entries(GATES))(
  "nothing tells of a translation that waits for %s: every address in each language sends what it sent before",
  { timeout: 60_000 },
  async (_, gate) => {
    const { ask, bodyAt, alternatesAt, store, publish, release, campaigns } = await open([
      ...PUBLISHED,
      ...englishWith({ date: "2026-11-20", released: KNOWN }),
    ]);
    await expect.poll(() => bodyAt("/search?s=windfall")).toContain("A windfall");
    const requests = [...(await crawl({ ask }, TYPED)).map((url) => ({ url })), ...POSTED];
    const before = await answersOf({ ask }, requests);
    const sent = (await campaigns()).length;
    for (const one of germanWith(gate)) store.saveDraft(one);
    await publish();
    expectSame(await answersOf({ ask }, requests), before, SECRET);

    await goTo(MOMENT);
    release();
    await goTo(new Date(MOMENT.getTime() + 2_000));
    await expect.poll(() => alternatesAt("/news/windfall")).toEqual(BOTH);
    expect(await alternatesAt("/de/news/geldsegen")).toEqual(BOTH);
    // A translation changes nothing of the original.
    expect((await bodyAt("/news/windfall")).includes("Updated")).toBe(false);
    expect(await campaigns()).toHaveLength(sent);
  },
);

it("a disclosure says in which language it is not there, alike with a hidden translation and without any", async () => {
  const release = { release: "When the exchange has released it", exchange_reference: RELEASED.reference };
  const { bodyAt, store, publish, release: announce } = await open(PUBLISHED);
  for (const one of englishWith(release)) store.saveDraft(one);
  await publish();
  await goTo(MOMENT);
  announce();
  await goTo(new Date(MOMENT.getTime() + 2_000));
  const says = async (url: string) => /role="note"[^>]*>(.*?)<\/p>/s.exec(await bodyAt(url))?.[1];
  await expect.poll(() => says("/news/windfall")).toContain("Not yet available in German.");
  const without = await bodyAt("/news/windfall");
  for (const one of germanWith({ embargo: stored(LATER), translation: "Convenience translation" }))
    store.saveDraft(one);
  await publish();
  expect((await bodyAt("/news/windfall")) === without).toBe(true);
  await goTo(LATER);
  await goTo(new Date(LATER.getTime() + 2_000));
  await expect.poll(() => says("/news/windfall")).toBeUndefined();
  const told = await says("/de/news/geldsegen");
  expect(told).toContain("Unverbindliche ");
  expect(told).toMatch(/<a href="\/news\/windfall" lang="en-AU" hrefLang="en-AU"/);
});

/** Where each language tells of its document. */
const ENGLISH: readonly (readonly [InjectOptions, RegExp])[] = [
  [{ url: "/news/windfall" }, /A windfall/],
  [{ url: "/news" }, /A windfall/],
  [{ url: "/investors" }, /Windfall in full/],
  [{ url: "/news/rss.xml" }, /A windfall/],
  [{ url: "/search?s=windfall" }, /A windfall/],
  [{ url: "/search?s=windfall&t=pdf" }, /Windfall in full/],
  [searchAt("/api/globalSearch", "windfall"), /A windfall/],
  [{ url: "/news/windfall/calendar.ics" }, /Windfall call/],
  [{ url: "/facts.json" }, /Windfall call/],
];
const IN_GERMAN: readonly (readonly [InjectOptions, RegExp])[] = [
  [{ url: "/de/news/geldsegen" }, /Ein Geldsegen/],
  [{ url: "/de/news" }, /Ein Geldsegen/],
  [{ url: "/de/investoren" }, /Geldsegen im Wortlaut/],
  [{ url: "/de/news/rss.xml" }, /Ein Geldsegen/],
  [{ url: "/de/search?s=geldsegen" }, /Ein Geldsegen/],
  [{ url: "/de/search?s=geldsegen&t=pdf" }, /Geldsegen im Wortlaut/],
  [searchAt("/api/de/globalSearch", "geldsegen"), /Ein Geldsegen/],
  [{ url: "/de/news/geldsegen/calendar.ics" }, /Geldsegen im/],
  [{ url: "/sitemap.xml" }, /\/de\/news\/geldsegen</],
];

/** What the exchange has released, in each language on its own. */
const RELEASES = {
  "at its own time": [{ embargo: stored(MOMENT) }, { embargo: stored(LATER) }],
  "when the exchange has released its own announcement": [
    { release: "When the exchange has released it", exchange_reference: "06A-1234" },
    { release: "When the exchange has released it", exchange_reference: "06A-1235" },
  ],
} as const;

it.each(Object.entries(RELEASES))(
  "the language of record does not wait for the translation: each is released %s, everywhere",
  { timeout: 60_000 },
  async (_, [first, second]) => {
    const { ask, bodyAt, alternatesAt, store, publish } = await open(PUBLISHED);
    for (const one of [...germanWith(first), ...englishWith(second)]) store.saveDraft(one);
    await publish();
    const expectTold = async (told: typeof ENGLISH) => {
      for (const [request, words] of told)
        await expect.poll(async () => (await ask(request)).body, { message: nameOf(request) }).toMatch(words);
    };
    const expectUntold = async (told: typeof ENGLISH) => {
      for (const [request, words] of told)
        expect((await ask(request)).body, nameOf(request)).not.toMatch(words);
    };
    await goTo(new Date(MOMENT.getTime() - 60_000));
    await expectUntold([...ENGLISH, ...IN_GERMAN]);

    await goTo(MOMENT);
    store.exchange.announce(RELEASED);
    await goTo(new Date(MOMENT.getTime() + 2_000));
    await expectTold(IN_GERMAN);
    await expectUntold(ENGLISH);
    const alone = await bodyAt("/de/news/geldsegen");
    expect(alone).not.toMatch(/windfall/i);
    expect(await alternatesAt("/de/news/geldsegen")).toEqual([]);

    await goTo(LATER);
    store.exchange.announce({ ...RELEASED, reference: "06A-1235" });
    await goTo(new Date(LATER.getTime() + 2_000));
    await expectTold([...ENGLISH, ...IN_GERMAN]);
    for (const url of ["/news/windfall", "/de/news/geldsegen"])
      await expect.poll(() => alternatesAt(url)).toEqual(BOTH);
  },
);
