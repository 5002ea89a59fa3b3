import { expect, it, onTestFinished } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { formats } from "../../../brand/derived.ts";
import { locales } from "../../../brand/locales.ts";
import { SnapshotSource } from "../../../src/adapters/content-snapshot/snapshot-source.ts";
import { SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import { alertMail } from "../../../src/adapters/marketing-audience/alert-mail.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { alertEntryOf } from "../../../src/domain/alerts/alert-entry.ts";
import { releaseTime, zonedMoment } from "../../../src/domain/content/release.ts";
import { siteTime } from "../../unit/sample-content.ts";
import { RELEASED as ANNOUNCED, BY_EXCHANGE, document, stored } from "./release-site.ts";
import { startContent, startSite } from "./site.ts";
import { linkTo, slice } from "./site-of-documents.ts";
import { folderOfTest } from "./site-process.ts";
import { sourceRenderer } from "./source-renderer.ts";

/** The exchange released it at this minute; it was published here a day before, under an embargo. */
const RELEASED = new Date(siteTime("2026-08-19T08:30:00"));
const released = stored(RELEASED);
const published = stored(new Date(siteTime("2026-08-18T16:00:00")));

/** What editors enter, with or without the exchange. */
const ENTERED = {
  "by its embargo, and by the time of its file": [{ embargo: released }, { released }],
  "by the exchange": [BY_EXCHANGE, BY_EXCHANGE],
};

const FIGURES = { heading: "Figures", source: "Report", figures: [{ value: "1", label: "Revenue" }] };
const FILE = { url: "https://larkfield.cdn.prismic.io/report.pdf" };

const documentsOf = ([article, report]: readonly object[]) => [
  document("home", "home", { title: "Home", slices: [] }, published),
  document("news-archive", "news", { title: "News" }, published),
  document(
    "news-article",
    "windfall",
    {
      title: "A windfall",
      date: "2026-08-19",
      ...article,
      topic: "Results",
      related: [{ document: linkTo("pdf", "report") }],
      slices: [slice("statistics", FIGURES)],
    },
    published,
  ),
  document("pdf", "report", { title: "Report", date: "2026-08-19", ...report, file: FILE }, published),
];

it.each(Object.entries(ENTERED))("a disclosure has one time everywhere: %s", async (_, entered) => {
  // An exchange may have milliseconds, editors have seconds.
  const now = () => new Date(RELEASED.getTime() + 603);
  const { store, origin, environment } = await startContent(documentsOf(entered), { now });
  store.exchange.announce(ANNOUNCED);
  const variables = {
    ...environment,
    ANNOUNCEMENTS_FEED: `${origin}/exchange/announcements.xml`,
    DATA_DIR: await folderOfTest(),
  };
  const { site, bodyAt: textAt } = await startSite(variables, { renderer: await sourceRenderer() });

  const day = formats.date
    .replace("{day}", "19")
    .replace("{month}", formats.months[7] ?? "")
    .replace("{year}", "2026");
  const shown = `${day}, ${releaseTime(RELEASED.toISOString(), SITE_TIME_ZONE, brand.locale)}`;
  const utc = RELEASED.toISOString();
  const zoned = zonedMoment(RELEASED.getTime(), SITE_TIME_ZONE);
  const inHtml = `<time dateTime="${zoned}">${shown}</time>`;

  await expect.poll(async () => (await site.inject("/news/windfall")).statusCode).toBe(200);
  const page = await textAt("/news/windfall");
  expect(page.split(inHtml)).toHaveLength(3);
  expect(page).toContain(`"datePublished":"${zoned}","dateModified":"${zoned}"`);
  expect(page).toContain(`property="article:published_time" content="${zoned}"`);
  expect(await textAt("/news")).toContain(inHtml);
  // The index is built in the background.
  for (const search of ["/search?s=windfall", "/search?s=report&t=pdf"])
    await expect.poll(() => textAt(search)).toContain(`>${shown}</time>`);
  expect(await textAt("/news/rss.xml")).toContain(`<pubDate>${RELEASED.toUTCString()}</pubDate>`);
  expect(await textAt("/news/atom.xml")).toContain(`<published>${utc}</published><updated>${utc}</updated>`);
  expect(await textAt("/sitemap.xml")).toMatch(new RegExp(`/news/windfall</loc><lastmod>${utc}`));
  expect(JSON.parse(await textAt("/figures/news/windfall/figures.json"))).toMatchObject({ published: utc });

  const source = createContainer(readConfig(variables)).resolve(SnapshotSource);
  onTestFinished(() => source.close());
  const { items } = await source.read();
  const announcements = items.flatMap((item) => alertEntryOf(item, SITE_TIME_ZONE) ?? []);
  const alert = { key: "key", topics: ["Results"], announcements, postalAddress: [] };
  const mail = alertMail(
    alert,
    { name: "Larkfield", publicUrl: "https://www.larkfield.example" },
    locales[0],
  );
  expect(mail.text).toContain(releaseTime(utc, SITE_TIME_ZONE, brand.locale));
  expect(mail.html).toContain(releaseTime(utc, SITE_TIME_ZONE, brand.locale));
});
