import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../sandbox/content/json.ts";
import { siteTime } from "../../unit/site-day.ts";
import {
  clockOfTheNightBefore,
  document,
  EMBARGO,
  goTo,
  MINUTE_BEFORE,
  MOMENT,
  NIGHT_BEFORE,
  post,
  servicesWith,
  startSite,
  stored,
} from "./release-site.ts";

clockOfTheNightBefore();

const at = (local: string) => new Date(siteTime(local));
const linkTo = (type: string, uid: string) => ({ link_type: "Document", id: `${type}_${uid}`, type, uid });
const article = (uid: string, data: JsonObject) =>
  document("news-article", uid, { title: uid, body: [], ...data });

const documents = [
  document("home", "home", { title: "Home", slices: [] }),
  document("news-archive", "news", { title: "News" }),
  article("results", { date: "2026-11-24", embargo: EMBARGO }),
  article("tomorrow", { date: "2026-11-25" }),
  article("before", { date: "2026-11-01", related: [{ document: linkTo("pdf", "report") }] }),
  document("pdf", "report", {
    title: "Annual report",
    embargo: EMBARGO,
    file: { url: "https://larkfield.cdn.prismic.io/report.pdf" },
  }),
  document("investors-page", "investors", {
    title: "Investors",
    slices: [
      {
        slice_type: "calendar",
        primary: {
          events: [
            {
              date: "2026-11-25",
              title: "Briefing",
              starts: stored(at("2026-11-25T10:00")),
              ends: stored(at("2026-11-25T11:00")),
            },
          ],
        },
      },
    ],
  }),
  document("site-options", "site-options", {
    slices4: [
      {
        primary: { title: "Investors" },
        items: [{ title: "Our results", link: linkTo("news-article", "results") }],
      },
    ],
  }),
];

async function siteBeforeTheAnnouncement() {
  const services = await servicesWith(documents);
  const { site } = await startSite(services);
  return { site, store: services.store, textAt: async (url: string) => (await site.inject(url)).body };
}

const PLACES = ["/", "/news", "/news/before", "/sitemap.xml", "/news/rss.xml", "/news/atom.xml"];

describe("an announcement under an embargo", { timeout: 60_000 }, () => {
  it("is invisible until it ends, and visible everywhere afterwards, also in links of others", async () => {
    const { site, textAt } = await siteBeforeTheAnnouncement();
    const search = async () =>
      (await site.inject(post("/api/globalSearch", { searchInput: "annual report", searchPages: false })))
        .body;
    const isTold = async () => {
      const texts = await Promise.all([...PLACES.map(textAt), search()]);
      return texts.map((text) => /\/news\/results|Annual report/.test(text));
    };
    const everywhere = (told: boolean) => Array.from({ length: PLACES.length + 1 }, () => told);
    expect(await isTold()).toEqual(everywhere(false));
    await goTo(MINUTE_BEFORE);
    expect(await isTold()).toEqual(everywhere(false));
    await goTo(MOMENT);
    await expect.poll(isTold).toEqual(everywhere(true));
  });

  it("is visible in a preview, which names its end", async () => {
    const { site, store } = await siteBeforeTheAnnouncement();
    const cookies = { "io.prismic.preview": store.createPreview().token };
    const { statusCode, headers, body } = await site.inject({ url: "/news/results", cookies });
    expect([statusCode, headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
    expect(JSON.parse(body).content.page.hiddenUntil).toBe(MOMENT.getTime());
  });

  it("leaves no older page in shared caches for longer than ten seconds, at any time", async () => {
    const { site } = await siteBeforeTheAnnouncement();
    for (const moment of [NIGHT_BEFORE, MINUTE_BEFORE, MOMENT]) {
      await goTo(moment);
      const { headers } = await site.inject("/news");
      expect(headers["cdn-cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
    }
  });
});

it("a future article becomes visible at midnight where the company is", { timeout: 60_000 }, async () => {
  const { site } = await siteBeforeTheAnnouncement();
  const statusAt = async () => (await site.inject("/news/tomorrow")).statusCode;
  await goTo(at("2026-11-24T23:59:59"));
  expect(await statusAt()).toBe(404);
  await goTo(at("2026-11-25T00:00:00"));
  await expect.poll(statusAt).toBe(200);
});

it("an event is live from its start until its end, also on cached pages", async () => {
  const { textAt } = await siteBeforeTheAnnouncement();
  const state = async () => /"state":"(\w+)"/.exec(await textAt("/investors"))?.[1];
  await goTo(at("2026-11-25T09:59:00"));
  await expect.poll(state).toBe("before");
  await goTo(at("2026-11-25T10:00:00"));
  await expect.poll(state).toBe("live");
  await goTo(at("2026-11-25T11:00:00"));
  await expect.poll(state).toBe("after");
});
