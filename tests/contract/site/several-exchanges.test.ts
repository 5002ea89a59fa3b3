import { readdir } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { siteTime } from "../../unit/sample-content.ts";
import { startServer } from "../local-server.ts";
import { BY_EXCHANGE, document, RELEASED, stored } from "./release-site.ts";
import { startContent, startSite } from "./site.ts";
import { folderOfTest } from "./site-process.ts";

const MOMENT = new Date(siteTime("2026-08-19T08:30:00"));
const published = stored(new Date(siteTime("2026-08-18T16:00:00")));
const ARTICLE = { title: "A windfall", date: "2026-08-19", slices: [] };

it("a document is released by any of several sources, while another one fails", async () => {
  const documents = [
    document("home", "home", { title: "Home", slices: [] }, published),
    document("news-archive", "news", { title: "News" }, published),
    document("news-article", "windfall", { ...ARTICLE, ...BY_EXCHANGE }, published),
    document("news-article", "other", { ...ARTICLE, ...BY_EXCHANGE, exchange_reference: "NZX-7" }, published),
  ];
  const { store, origin, environment } = await startContent(documents, { now: () => MOMENT });
  store.exchange.announce(RELEASED);
  const failing = await startServer((_request, response) => response.writeHead(500).end());
  const newZealand = await startServer((_request, response) => {
    const link = "<link>https://nzx.example/7</link><pubDate>Tue, 18 Aug 2026 22:30 GMT</pubDate>";
    response.end(`<rss><channel><item><guid>NZX-7</guid><title>Other</title>${link}</item></channel></rss>`);
  });
  const folder = await folderOfTest();
  const feeds = [failing, newZealand].map(({ host }) => `http://${host}/feed?key=secret`);
  const { site } = await startSite({
    ...environment,
    ANNOUNCEMENTS_FEED: [...feeds, `${origin}/exchange/announcements.xml`].join("\n"),
    DATA_DIR: folder,
  });
  await vi.waitFor(
    async () => {
      for (const article of ["windfall", "other"])
        expect((await site.inject(`/news/${article}`)).statusCode, article).toBe(200);
      const { announcementsFailing } = (await site.inject("/readyz")).json();
      expect(announcementsFailing).toEqual([{ source: failing.host, since: expect.any(String) }]);
    },
    { timeout: 10_000, interval: 100 },
  );
  const feed = (await site.inject("/announcements/atom.xml")).body;
  expect(feed.match(/<entry/g)).toHaveLength(2);
  await vi.waitFor(async () => {
    const files = (await readdir(folder)).filter((name) => /^announcements-.*\.json$/.test(name));
    expect(files).toHaveLength(2);
  });
});
