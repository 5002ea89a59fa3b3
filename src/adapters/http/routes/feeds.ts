import { z } from "zod";
import type { Content } from "../../../domain/content/content.ts";
import { languageOf } from "../../../domain/text/locale.ts";
import { ANNOUNCEMENT_FEEDS, NEWS_FEEDS, SITE_LOCALE } from "../contract/site.ts";
import { announcementFeed } from "../feeds/announcements.ts";
import { calendar } from "../feeds/calendar.ts";
import { atomFeed, type Feed, rssFeed } from "../feeds/feed.ts";
import { newsFeed } from "../feeds/news.ts";
import { sitemap } from "../feeds/sitemap.ts";
import { type PublishedFile, sendPublished } from "../page-cache/send-published.ts";
import { partsOf } from "../rendering/document-target.ts";
import type { Routes } from "../site-parts.ts";

/** Makes a file from content; `undefined` if there is none. */
type Make<T> = (content: Content) => T | undefined;

/** Validity of `security.txt` in days; RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Resources for programs: sitemap, robots.txt, the description of the API, feeds, calendars and security.txt. */
export const feeds: Routes = async (server, { cache, now, listDates, syndicateContent, publicUrl }) => {
  addFile("/sitemap.xml", "application/xml", (content) =>
    sitemap(publicUrl, syndicateContent.pages(content)),
  );
  addFile(
    "/robots.txt",
    "text/plain",
    () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  addFile("/api/openapi.json", "application/json", () => JSON.stringify(server.swagger()), {
    "cross-origin-resource-policy": "same-origin",
  });
  addFeed(NEWS_FEEDS, (content) => newsFeed(publicUrl, syndicateContent.news(content)));
  addFeed(ANNOUNCEMENT_FEEDS, (content) => {
    const announcements = syndicateContent.announcements(content);
    return announcements && announcementFeed(publicUrl, announcements);
  });
  addFile("/.well-known/security.txt", "text/plain", () => {
    // The start of a day: the time at which the file was made would tell of a publish.
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    const expires = new Date(today + SECURITY_DAYS * DAY_MS);
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
      return sendPublished(request, reply, at, async (content) => {
        const dates = file?.endsWith(".ics") === false ? undefined : await listDates.run(content, uid);
        const body = dates && calendar(publicUrl, dates, file?.replace(/\.ics$/, ""));
        return body === undefined ? undefined : { type: "text/calendar; charset=utf-8", body };
      });
    });
  }

  function addFeed(paths: typeof NEWS_FEEDS | typeof ANNOUNCEMENT_FEEDS, make: Make<Feed>) {
    addFile(paths.rss, "application/rss+xml", (content) => {
      const feed = make(content);
      return feed && rssFeed(feed, publicUrl + paths.rss);
    });
    addFile(paths.atom, "application/atom+xml", (content) => {
      const feed = make(content);
      return feed && atomFeed(feed, publicUrl + paths.atom);
    });
  }

  function addFile(path: string, type: string, make: Make<string>, headers: PublishedFile["headers"] = {}) {
    server.get(path, (request, reply) =>
      sendPublished(request, reply, { cache, path, missing: "is no feed" }, (content) => {
        const body = make(content);
        return body === undefined ? undefined : { type: `${type}; charset=utf-8`, body, headers };
      }),
    );
  }
};
