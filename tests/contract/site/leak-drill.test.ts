import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type InjectOptions } from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { Faults } from "../../../sandbox/marketing/faults.ts";
import { marketingSandbox } from "../../../sandbox/marketing/plugin.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { createList } from "../../unit/newsletter-audience.ts";
import { siteTime } from "../../unit/site-day.ts";

const NIGHT_BEFORE = new Date(siteTime("2026-11-24T07:00:00"));
const MINUTE_BEFORE = new Date(siteTime("2026-11-24T08:29:00"));
const MOMENT = new Date(siteTime("2026-11-24T08:30:00"));
const EMBARGO = stored(MOMENT);
/** When everything was published. */
const PUBLISHED = stored(new Date(siteTime("2026-11-23T18:00:00")));

/** What nobody may read before: words of the title, a figure, the name of a file, an event. */
const SECRET = /windfall|9,?876|q7-figures|quorum|merger/i;

const { models } = loadContent(SAMPLE, MODELS);
/** Renders a document as its state. */
const renderer = { render: async (_url: string, state: object) => JSON.stringify(state) };

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
      now: NIGHT_BEFORE,
    }),
);
afterEach(() => vi.useRealTimers());

function document(type: string, uid: string, data: JsonObject) {
  const dates = { first_publication_date: PUBLISHED, last_publication_date: PUBLISHED };
  return { id: `${type}_${uid}`, type, uid, ...dates, data };
}

const figures = (value: string, times: JsonObject = {}) => ({
  slice_type: "statistics",
  variation: "default",
  primary: { heading: "Key figures", source: "Report", figures: [{ value, label: "Revenue" }], ...times },
});

const calendarOf = (title: string, times: JsonObject = {}) => ({
  slice_type: "calendar",
  variation: "default",
  primary: { heading: "Dates", events: [{ date: "2026-12-01", title }], ...times },
});

const TIMES = { shown_from: EMBARGO };

/** The site's content, with what waits or without it. */
const contentOf = (waiting: boolean) => [
  document("home", "home", {
    title: "Home",
    slices: [
      figures("1,234.5"),
      ...(waiting ? [figures("9,876.5", TIMES)] : []),
      { slice_type: "latest_news", variation: "default", primary: { heading: "News" } },
    ],
  }),
  document("news-archive", "news", { title: "News" }),
  document("investors-page", "investors", {
    title: "Investors",
    slices: [
      calendarOf("Annual general meeting"),
      ...(waiting ? [calendarOf("Quorum briefing", TIMES)] : []),
      { slice_type: "document_centre", variation: "default", primary: { heading: "Documents" } },
    ],
  }),
  document("news-article", "opening", { title: "An opening", date: "2026-11-01", body: [] }),
  document("site-options", "site-options", { topics: [{ name: "Results" }] }),
  ...(waiting ? WAITING : []),
];

const file = (uid: string) =>
  document("pdf", uid, {
    title: `Windfall ${uid}`,
    date: "2026-11-24",
    embargo: EMBARGO,
    file: { url: `https://larkfield.cdn.prismic.io/q7-figures-${uid}.pdf` },
  });
const linkTo = (uid: string) => ({ document: { link_type: "Document", id: `pdf_${uid}`, type: "pdf", uid } });

const WAITING = [
  file("one"),
  file("two"),
  document("page", "deal", { title: "The merger", embargo: EMBARGO, slices: [] }),
  document("page", "terms", {
    title: "Terms of the merger",
    parent: { link_type: "Document", id: "page_deal", type: "page", uid: "deal" },
    slices: [],
  }),
  document("news-article", "fy27", {
    title: "A windfall",
    date: "2026-11-24",
    embargo: EMBARGO,
    topic: "Results",
    body: [],
    slices: [
      figures("9,876.5"),
      {
        slice_type: "document_list",
        variation: "picked",
        primary: { heading: "Files", documents: [linkTo("one"), linkTo("two")] },
      },
    ],
  }),
];

const post = (url: string, payload: object): InjectOptions => ({ method: "POST", url, payload });
const searchFor = (searchInput: string, searchPages: boolean) =>
  post("/api/globalSearch", { searchInput, searchPages });

/** Every place that the site serves content in, and what it says of it afterwards. */
const PLACES: readonly (readonly [InjectOptions, RegExp])[] = [
  [{ url: "/" }, /9,876\.5/],
  [{ url: "/news" }, /A windfall/],
  [{ url: "/news/fy27" }, /A windfall.*9,876\.5/],
  [{ url: "/News/FY27/" }, /^$/],
  [{ url: "/news/fy72" }, /fy72|fy27/],
  [{ url: "/deal" }, /The merger/],
  [{ url: "/deal/terms" }, /Terms of the merger/],
  [{ url: "/terms" }, /^$/],
  [{ url: "/investors" }, /Quorum briefing.*q7-figures/],
  [{ url: "/investors/calendar.ics" }, /Quorum briefing/],
  [{ url: "/sitemap.xml" }, /fy27.*deal|deal.*fy27/s],
  [{ url: "/news/rss.xml" }, /A windfall/],
  [{ url: "/news/atom.xml" }, /A windfall/],
  [{ url: "/figures/news/fy27/key-figures.csv" }, /9,?876\.5/],
  [{ url: "/figures/news/fy27/key-figures.json" }, /9,?876\.5/],
  [{ url: "/figures/news/fy27/key-figures.xlsx" }, /^PK/],
  [{ url: "/search?s=windfall" }, /A windfall/],
  [{ url: "/search?s=windfall&t=pdf" }, /q7-figures/],
  [searchFor("windfall", true), /A windfall/],
  [searchFor("windfall", false), /q7-figures/],
  [searchFor("quorum", true), /Quorum briefing/],
  [post("/api/createPageLink", { link_type: "Document", type: "news-article", uid: "fy27" }), /\/news\/fy27/],
  [post("/api/createPdfLink", { link_type: "Document", type: "pdf", uid: "one" }), /q7-figures-one/],
  [{ url: "/api/preview?documentId=news-article_fy27" }, /./],
  [{ url: "/downloads/news/fy27/files.zip" }, /./],
  [{ url: "/social/news/fy27.png" }, /PNG/],
];

async function siteWith(documents: ReturnType<typeof contentOf>, accessToken?: string) {
  const store = createSandboxStore(documents, { models, ...(accessToken && { accessToken }) });
  const account = createInMemoryMarketingApi();
  const listId = await createList(account.api);
  const service = fastify({ forceCloseConnections: true });
  await service.register(contentSandbox, { store });
  await service.register((scope) =>
    scope.register(marketingSandbox, { perform: account.perform, faults: new Faults() }),
  );
  const origin = await service.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => service.close());
  const folder = await mkdtemp(join(tmpdir(), "leak-drill-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = readConfig({
    ALERTS: "send",
    CONTENT_API_ENDPOINT: `${origin}/api/v2`,
    ...(accessToken && { CONTENT_ACCESS_TOKEN: accessToken }),
    DATA_DIR: folder,
    ESP_API_KEY: "key-us19",
    ESP_BASE_URL: `${origin}/3.0`,
    ESP_DOUBLE_OPT_IN: "false",
    ESP_LIST_ID: listId,
    PUBLIC_URL: "https://www.larkfield.example",
  });
  const log: string[] = [];
  const logger = pino({ level: "error" }, { write: (line: string) => void log.push(line) });
  const site = await createSite(config, renderer, logger);
  onTestFinished(() => site.close());
  await site.listen({ host: "127.0.0.1", port: 0 });
  await site.inject("/");
  const ask = async (request: InjectOptions) => {
    const { statusCode, headers, body } = await site.inject(request);
    const { date: _date, "x-request-id": _id, ...others } = headers;
    // The request's id is in problem documents, too; the address of the content service is in the policy.
    const text = JSON.stringify(others).replace(/127\.0\.0\.1:\d+/g, "");
    return { statusCode, headers: JSON.parse(text), body: body.replace(/urn:request:[\w-]+/g, "") };
  };
  await site.inject(post("/api/newsletterPost", { email: "reader@larkfield.example", topics: ["Results"] }));
  const alerts = async () =>
    JSON.stringify(await account.api.campaigns.list({ list_id: listId, count: 100 }));
  return { site, origin, ask, alerts, log };
}

/** A time in the content service's format. */
function stored(moment: Date): string {
  return moment.toISOString().replace(".000Z", "+0000");
}

async function goTo(moment: Date): Promise<void> {
  await vi.advanceTimersByTimeAsync(Math.max(0, moment.getTime() - Date.now()));
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}

it("nothing tells of an announcement before its minute, and every place does from then on", {
  timeout: 90_000,
}, async () => {
  const [drill, without] = [
    await siteWith(contentOf(true), "secret"),
    await siteWith(contentOf(false), "secret"),
  ];
  for (const moment of [NIGHT_BEFORE, MINUTE_BEFORE]) {
    await goTo(moment);
    for (const [request] of PLACES) {
      const found = await drill.ask(request);
      // As if it were not there: status, headers, size, whatever was asked for.
      expect(found, JSON.stringify(request)).toEqual(await without.ask(request));
      const asked = JSON.stringify(request).match(SECRET)?.[0] ?? "\0";
      expect(JSON.stringify(found).replaceAll(asked, ""), JSON.stringify(request)).not.toMatch(SECRET);
    }
    expect(await drill.alerts()).not.toMatch(SECRET);
  }
  const service = await fetch(`${drill.origin}/api/v2/documents/search?ref=any`);
  expect([service.status, await service.text()]).toEqual([401, expect.not.stringMatching(SECRET)]);
  expect(drill.log).toEqual([]);

  await goTo(MOMENT);
  for (const [request, told] of PLACES)
    await expect
      .poll(async () => (await drill.ask(request)).body, { message: JSON.stringify(request) })
      .toMatch(told);
  await goTo(new Date(MOMENT.getTime() + 120_000));
  await expect.poll(drill.alerts).toContain("A windfall");
});

it("is an error if anybody reads it at the content service, which /readyz says without telling of it", async () => {
  const [drill, without] = [await siteWith(contentOf(true)), await siteWith(contentOf(false))];
  await expect.poll(() => drill.log.join()).toContain("make the repository private");
  expect(drill.log.join()).toContain("news-article_fy27");
  expect(without.log).toEqual([]);
  const states = [drill, without].map(async ({ ask }) => JSON.parse((await ask({ url: "/readyz" })).body));
  const [state, other] = await Promise.all(states);
  expect(state).toEqual(other);
  expect(state).toMatchObject({ contentIsPublic: true });
});
