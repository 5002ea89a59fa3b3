import { z } from "zod";
import { languageOf } from "../../../domain/text/locale.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import { ANNOUNCEMENT_FEEDS, NEWS_FEEDS, SITE_LOCALE } from "../contract/site.ts";
import { announcementFeed } from "../feeds/announcements.ts";
import { calendar } from "../feeds/calendar.ts";
import { atomFeed, type Feed, rssFeed } from "../feeds/feed.ts";
import { newsFeed } from "../feeds/news.ts";
import { sitemap } from "../feeds/sitemap.ts";
import { type PublishedFile, sendPublished } from "../page-cache/send-published.ts";
import { partsOf } from "../rendering/document-target.ts";
import type { Routes } from "../site-parts.ts";

/** Makes a file from the content at a ref; `undefined` if there is none. */
type Make<T> = (ref: ContentRef) => Promise<T | undefined>;

/** Validity of `security.txt` in days; RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;

/** Resources for programs: sitemap, robots.txt, the description of the API, feeds, calendars and security.txt. */
export const feeds: Routes = async (server, { cache, listDates, syndicateContent, publicUrl }) => {
  addFile("/sitemap.xml", "application/xml", async (ref) =>
    sitemap(publicUrl, await syndicateContent.pages(ref)),
  );
  addFile(
    "/robots.txt",
    "text/plain",
    async () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  addFile("/api/openapi.json", "application/json", async () => JSON.stringify(server.swagger()), {
    "cross-origin-resource-policy": "same-origin",
  });
  addFeed(NEWS_FEEDS, async (ref) => newsFeed(publicUrl, await syndicateContent.news(ref)));
  addFeed(ANNOUNCEMENT_FEEDS, async (ref) => {
    const announcements = await syndicateContent.announcements(ref);
    return announcements && announcementFeed(publicUrl, announcements);
  });
  addFile("/.well-known/security.txt", "text/plain", async () => {
    const expires = new Date(Date.now() + SECURITY_DAYS * 24 * 60 * 60 * 1000);
    const lines = [
      `Contact: ${publicUrl}/contact`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languageOf(SITE_LOCALE)}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return `${lines.join("\n")}\n`;
  });

  const calendarRoute = { schema: { params: z.object({ uid: z.string(), file: z.string().optional() }) } };
  for (const path of ["/:uid/calendar.ics", "/:uid/calendar/:file"]) {
    server.get(path, calendarRoute, async (request, reply) => {
      const { uid, file } = request.params;
      const at = { cache, path: partsOf(request.url).path, missing: "is no calendar" };
      return sendPublished(request, reply, at, async (ref) => {
        const dates = file?.endsWith(".ics") === false ? undefined : await listDates.run({ uid, ref });
        const body = dates && calendar(publicUrl, dates, file?.replace(/\.ics$/, ""));
        return body === undefined ? undefined : { type: "text/calendar; charset=utf-8", body };
      });
    });
  }

  function addFeed(paths: typeof NEWS_FEEDS | typeof ANNOUNCEMENT_FEEDS, make: Make<Feed>) {
    addFile(paths.rss, "application/rss+xml", async (ref) => {
      const feed = await make(ref);
      return feed && rssFeed(feed, publicUrl + paths.rss);
    });
    addFile(paths.atom, "application/atom+xml", async (ref) => {
      const feed = await make(ref);
      return feed && atomFeed(feed, publicUrl + paths.atom);
    });
  }

  function addFile(path: string, type: string, make: Make<string>, headers: PublishedFile["headers"] = {}) {
    server.get(path, (request, reply) =>
      sendPublished(request, reply, { cache, path, missing: "is no feed" }, async (ref) => {
        const body = await make(ref);
        return body === undefined ? undefined : { type: `${type}; charset=utf-8`, body, headers };
      }),
    );
  }
};
