import { describe, expect, it, vi } from "vitest";
import { contentPage, homePage, newsArchive, newsArticle, siteTime } from "../sample-content.ts";
import { PUBLIC_URL, siteOf } from "./site.ts";

it("the sitemap lists the public address of every page, with the date of its last publish", async () => {
  const changed = { ...contentPage("leadership", "company"), changed: "2026-10-22T04:30:00.000Z" };
  // The address of a page named "search" is the site's own.
  const pages = [homePage(), changed, newsArticle("a&b", "2026-08-19"), contentPage("search")];
  const { body, headers } = await siteOf({ pages }).server.inject("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect([...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url)).toEqual([
    `<loc>${PUBLIC_URL}/</loc>`,
    `<loc>${PUBLIC_URL}/company/leadership</loc><lastmod>2026-10-22T04:30:00.000Z</lastmod>`,
    `<loc>${PUBLIC_URL}/news/a%26b</loc>`,
  ]);
});

it("robots.txt refers to the sitemap", async () => {
  const { body } = await siteOf().server.inject("/robots.txt");
  expect(body.split("\n")).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", `Sitemap: ${PUBLIC_URL}/sitemap.xml`]),
  );
});

it("security.txt has a contact address, and expires within a year (RFC 9116)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T00:00:00Z") });
  const { body, headers } = await siteOf().server.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain(`Contact: ${PUBLIC_URL}/contact\n`);
  expect(body).toContain("Expires: 2027-05-20T00:00:00.000Z\n");
});

describe("the news feeds", () => {
  const idOf = (uid: string) => `tag:www.larkfield.example,2026:news-article_${uid}`;
  const articles = [newsArticle("older", "2025-02-19"), newsArticle("newer", "2026-08-19")];
  const stored = { pages: [newsArchive, ...articles] };

  it("RSS lists the newest first, with dates in the head office's time zone", async () => {
    const { body, headers } = await siteOf(stored).server.inject("/news/rss.xml");
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(body.match(/tag:[^<]*/g)).toEqual([idOf("newer"), idOf("older")]);
    expect(body).toContain(`<pubDate>${new Date(siteTime("2026-08-19")).toUTCString()}</pubDate>`);
  });

  it("have the newest twenty of any number", async () => {
    const many = Array.from({ length: 25 }, (_, index) => `2026-01-${String(index + 1).padStart(2, "0")}`);
    const pages = [newsArchive, ...many.map((day) => newsArticle(`of-${day}`, day))];
    const { body } = await siteOf({ pages }).server.inject("/news/rss.xml");
    expect(body.match(/<item>/g)).toHaveLength(20);
    expect(body).not.toContain("of-2026-01-05");
  });

  it("keep the ids of articles that move, and have the time of a correction", async () => {
    const article = { ...newsArticle("newer", "2026-08-19"), released: "2026-08-18T22:30:00.000Z" };
    const corrected = { ...article, uid: "renamed", changed: "2026-08-20T01:00:00.000Z" };
    const { body } = await siteOf({ pages: [newsArchive, corrected] }).server.inject("/news/atom.xml");
    expect(body).toContain(`<id>${idOf("newer")}</id><link href="${PUBLIC_URL}/news/renamed"/>`);
    const updated = `<updated>${corrected.changed}</updated>`;
    expect(body).toContain(`<published>${article.released}</published>${updated}`);
    expect(body).toContain(`${updated}<author>`);
  });
});
