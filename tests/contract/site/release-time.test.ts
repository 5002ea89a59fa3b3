import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { formats } from "../../../brand/derived.ts";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import { SITE_LOCALE, SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { alertMail } from "../../../src/adapters/marketing-audience/alert-mail.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { DIST, MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { type Announcement, announcementOf } from "../../../src/domain/alerts/announcement.ts";
import { releaseTime, zonedMoment } from "../../../src/domain/content/release.ts";
import { siteTime } from "../../unit/site-day.ts";

/** The exchange released it at this minute; it was published here a day before, under an embargo. */
const RELEASED = new Date(siteTime("2026-08-19T08:30:00"));
const [released, published] = [RELEASED, new Date(siteTime("2026-08-18T16:00:00"))].map((moment) =>
  moment.toISOString().replace(".000Z", "+0000"),
);

const document = (type: string, uid: string, data: object) => {
  const dates = { first_publication_date: published, last_publication_date: published };
  return { id: `${type}_${uid}`, type, uid, ...dates, data: { ...data } };
};

const { models } = loadContent(SAMPLE, MODELS);

/** What editors enter, with or without the exchange. */
const ENTERED = {
  "by its embargo, and by the time of its file": [{ embargo: released }, { released }],
  "by the exchange": ["article", "file"].map(() => ({
    release: "When the exchange has released it",
    exchange_reference: "06A-1234",
  })),
};

const documentsOf = ([article, report]: readonly object[]) => [
  document("home", "home", { title: "Home", slices: [] }),
  document("news-archive", "news", { title: "News" }),
  document("news-article", "windfall", {
    title: "A windfall",
    date: "2026-08-19",
    ...article,
    topic: "Results",
    related: [{ document: { link_type: "Document", id: "pdf_report", type: "pdf", uid: "report" } }],
    slices: [
      {
        slice_type: "statistics",
        variation: "default",
        primary: { heading: "Figures", source: "Report", figures: [{ value: "1", label: "Revenue" }] },
      },
    ],
  }),
  document("pdf", "report", {
    title: "Report",
    date: "2026-08-19",
    ...report,
    file: { url: "https://larkfield.cdn.prismic.io/report.pdf" },
  }),
];

it.each(Object.entries(ENTERED))(
  "a disclosure has one time of release in all places: %s",
  async (_, entered) => {
    const service = fastify({ forceCloseConnections: true });
    const store = createSandboxStore(documentsOf(entered), { models, now: () => RELEASED });
    store.exchange.announce({ reference: "06A-1234", title: "Released", kind: "", isPriceSensitive: true });
    await service.register(contentSandbox, { store });
    const origin = await service.listen({ host: "127.0.0.1", port: 0 });
    onTestFinished(() => service.close());
    const folder = await mkdtemp(join(tmpdir(), "release-time-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const config = readConfig({
      ANNOUNCEMENTS_FEED: `${origin}/exchange/announcements.xml`,
      CONTENT_API_ENDPOINT: `${origin}/api/v2`,
      DATA_DIR: folder,
    });
    const site = await createSite(config, await createBuiltRenderer(DIST), pino({ level: "silent" }));
    onTestFinished(() => site.close());

    const day = formats.date
      .replace("{day}", "19")
      .replace("{month}", formats.months[7] ?? "")
      .replace("{year}", "2026");
    const shown = `${day}, ${releaseTime(RELEASED.toISOString(), SITE_TIME_ZONE, SITE_LOCALE)}`;
    const [utc, zoned] = [RELEASED.toISOString(), zonedMoment(RELEASED.getTime(), SITE_TIME_ZONE)];
    const inHtml = `<time dateTime="${zoned}">${shown}</time>`;
    const textAt = async (url: string) => (await site.inject(url)).body;

    await expect.poll(async () => (await site.inject("/news/windfall")).statusCode).toBe(200);
    const page = await textAt("/news/windfall");
    expect(page.split(inHtml)).toHaveLength(3);
    expect(page).toContain(`"datePublished":"${zoned}","dateModified":"${zoned}"`);
    expect(page).toContain(`property="article:published_time" content="${zoned}"`);
    expect(await textAt("/news")).toContain(inHtml);
    expect(await textAt("/search?s=windfall")).toContain(`>${shown}</time>`);
    expect(await textAt("/search?s=report&t=pdf")).toContain(`>${shown}</time>`);
    expect(await textAt("/news/rss.xml")).toContain(`<pubDate>${RELEASED.toUTCString()}</pubDate>`);
    expect(await textAt("/news/atom.xml")).toContain(
      `<published>${utc}</published><updated>${utc}</updated>`,
    );
    expect(await textAt("/sitemap.xml")).toMatch(new RegExp(`/news/windfall</loc><lastmod>${utc}`));
    expect(JSON.parse(await textAt("/figures/news/windfall/figures.json"))).toMatchObject({ published: utc });

    const content = createContainer(config).resolve(SnapshotRepository);
    onTestFinished(() => content.close());
    const announcements: Announcement[] = [];
    for await (const items of content.everything(await content.publishedRef()))
      announcements.push(...items.flatMap((item) => announcementOf(item, SITE_TIME_ZONE) ?? []));
    const alert = { key: "key", topics: ["Results"], announcements, postalAddress: [] };
    const mail = alertMail(alert, { name: "Larkfield", publicUrl: "https://www.larkfield.example" });
    expect(mail.text).toContain(releaseTime(utc, SITE_TIME_ZONE, SITE_LOCALE));
    expect(mail.html).toContain(releaseTime(utc, SITE_TIME_ZONE, SITE_LOCALE));
  },
);
