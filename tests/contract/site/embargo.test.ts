import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { siteTime } from "../../unit/site-day.ts";

/** The market opens at 10; the embargo ends at 8.30 in Brisbane. */
const EMBARGO = stored("2026-11-24T08:30");
const NIGHT_BEFORE = new Date(siteTime("2026-11-23T20:00:00"));
/** Not a second before: each attempt of `expect.poll` advances the clock. */
const MINUTE_BEFORE = new Date(siteTime("2026-11-24T08:29:00"));
const MOMENT = new Date(siteTime("2026-11-24T08:30:00"));

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

const linkTo = (type: string, uid: string) => ({ link_type: "Document", id: `${type}_${uid}`, type, uid });

const documents = [
  { id: "home", type: "home", data: { title: "Home", slices: [] } },
  { id: "news", type: "news-archive", uid: "news", data: { title: "News" } },
  {
    id: "news-article_results",
    type: "news-article",
    uid: "results",
    data: { title: "Full-year results", date: "2026-11-24", embargo: EMBARGO, body: [] },
  },
  {
    id: "news-article_tomorrow",
    type: "news-article",
    uid: "tomorrow",
    data: { title: "Spring carnival", date: "2026-11-24", body: [] },
  },
  {
    id: "news-article_before",
    type: "news-article",
    uid: "before",
    data: {
      title: "Date of the announcement",
      date: "2026-11-01",
      related: [{ document: linkTo("pdf", "report") }],
      body: [],
    },
  },
  {
    id: "pdf_report",
    type: "pdf",
    uid: "report",
    data: {
      title: "Annual report",
      embargo: EMBARGO,
      file: { url: "https://larkfield.cdn.prismic.io/report.pdf" },
    },
  },
  {
    id: "investors",
    type: "investors-page",
    uid: "investors",
    data: {
      title: "Investors",
      slices: [
        {
          slice_type: "calendar",
          primary: {
            events: [
              {
                date: "2026-11-25",
                title: "Briefing",
                starts: stored("2026-11-25T10:00"),
                ends: stored("2026-11-25T11:00"),
              },
            ],
          },
        },
      ],
    },
  },
  {
    id: "options",
    type: "site-options",
    data: {
      slices4: [
        {
          primary: { title: "Investors" },
          items: [{ title: "Our results", link: linkTo("news-article", "results") }],
        },
      ],
    },
  },
];

/** A site with a content service over HTTP, at an address that outsiders and editors request. */
async function siteBeforeTheAnnouncement() {
  const store = createSandboxStore(documents, { models, previewHost: "https://127.0.0.1.prismic.io" });
  const service = fastify({ forceCloseConnections: true });
  await service.register(contentSandbox, { store });
  const origin = await service.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => service.close());
  const folder = await mkdtemp(join(tmpdir(), "embargo-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = readConfig({ CONTENT_API_ENDPOINT: `${origin}/api/v2`, DATA_DIR: folder });
  const site = await createSite(config, renderer, pino({ level: "silent" }));
  onTestFinished(() => site.close());
  const textAt = async (url: string) => (await site.inject(url)).body;
  const search = async () => {
    const payload = { searchInput: "annual report", searchPages: false };
    return (await site.inject({ method: "POST", url: "/api/globalSearch", payload })).body;
  };
  return { site, store, textAt, search };
}

/** A time on the company's clocks, in the content service's format. */
function stored(local: string): string {
  return new Date(siteTime(local)).toISOString().replace(".000Z", "+0000");
}

/** Sets the clock, and waits until the site has noticed. */
async function goTo(moment: Date): Promise<void> {
  await vi.advanceTimersByTimeAsync(Math.max(0, moment.getTime() - Date.now()));
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}

const PLACES = ["/", "/news", "/news/before", "/sitemap.xml", "/news/rss.xml", "/news/atom.xml"];

describe("an announcement under an embargo", () => {
  it("is invisible until it ends, and visible everywhere afterwards", async () => {
    const { site, textAt, search } = await siteBeforeTheAnnouncement();
    const isTold = async () => {
      const texts = await Promise.all([...PLACES.map(textAt), search()]);
      return texts.map((text) => /\/news\/results|Annual report/.test(text));
    };
    const everywhere = (told: boolean) => Array.from({ length: PLACES.length + 1 }, () => told);
    expect(await isTold()).toEqual(everywhere(false));
    expect((await site.inject("/news/results")).statusCode).toBe(404);
    await goTo(MINUTE_BEFORE);
    expect(await isTold()).toEqual(everywhere(false));
    await goTo(MOMENT);
    await expect.poll(isTold).toEqual(everywhere(true));
    expect((await site.inject("/news/results")).statusCode).toBe(200);
  });

  it("is visible in a preview", async () => {
    const { site, store } = await siteBeforeTheAnnouncement();
    const cookies = { "io.prismic.preview": store.createPreview().token };
    const previewed = await site.inject({ url: "/news/results", cookies });
    expect([previewed.statusCode, previewed.headers["cache-control"]]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
  });

  it("leaves no older page in shared caches for longer than ten seconds, at any time", async () => {
    const { site } = await siteBeforeTheAnnouncement();
    const shared = async () => (await site.inject("/news")).headers["cdn-cache-control"];
    for (const moment of [NIGHT_BEFORE, MINUTE_BEFORE, MOMENT]) {
      await goTo(moment);
      expect(await shared()).toBe("public, max-age=10, stale-if-error=86400");
    }
  });

  it("is named in a preview of it, with its end", async () => {
    const { site, store } = await siteBeforeTheAnnouncement();
    const cookies = { "io.prismic.preview": store.createPreview().token };
    const { content } = JSON.parse((await site.inject({ url: "/news/results", cookies })).body);
    expect(content.page.hiddenUntil).toBe(MOMENT.getTime());
  });
});

it("a future article becomes visible at midnight where the company is", async () => {
  const { site } = await siteBeforeTheAnnouncement();
  const statusAt = async () => (await site.inject("/news/tomorrow")).statusCode;
  await goTo(new Date(siteTime("2026-11-23T23:59:59")));
  expect(await statusAt()).toBe(404);
  await goTo(new Date(siteTime("2026-11-24T00:00:00")));
  await expect.poll(statusAt).toBe(200);
});

it("an event is live from its start until its end, also on cached pages", async () => {
  const { textAt } = await siteBeforeTheAnnouncement();
  const stateAt = async () => /"state":"(\w+)"/.exec(await textAt("/investors"))?.[1];
  await goTo(new Date(siteTime("2026-11-25T09:59:00")));
  await expect.poll(stateAt).toBe("before");
  await goTo(new Date(siteTime("2026-11-25T10:00:00")));
  await expect.poll(stateAt).toBe("live");
  await goTo(new Date(siteTime("2026-11-25T11:00:00")));
  await expect.poll(stateAt).toBe("after");
});
