import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { ListDates } from "../../../application/list-dates.ts";
import type { SyndicateContent } from "../../../application/syndicate-content.ts";
import { languageOf } from "../../../domain/text/locale.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { NEWS_FEEDS, SITE_LOCALE } from "../contract/site.ts";
import { isNotModified } from "../etag.ts";
import { calendar } from "../feeds/calendar.ts";
import { atomFeed, rssFeed } from "../feeds/news.ts";
import { sitemap } from "../feeds/sitemap.ts";
import { sendProblem } from "../plugins/problems.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";

interface FeedsOptions {
  readonly listDates: ListDates;
  readonly syndicateContent: SyndicateContent;
  /** Public origin of the site. */
  readonly publicUrl: string;
}

/** Validity of `security.txt` in days; RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;

/** Resources for programs: sitemap, robots.txt, feeds, calendars and security.txt. */
export const feeds: FastifyPluginAsyncZod<FeedsOptions> = async (
  server,
  { listDates, syndicateContent, publicUrl },
) => {
  server.get("/sitemap.xml", async (_request, reply) =>
    send(reply, "application/xml", sitemap(publicUrl, await syndicateContent.pages())),
  );

  server.get("/robots.txt", (_request, reply) =>
    send(reply, "text/plain", `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  server.get(NEWS_FEEDS.rss, async (_request, reply) =>
    send(reply, "application/rss+xml", rssFeed(publicUrl, await syndicateContent.news())),
  );

  server.get(NEWS_FEEDS.atom, async (_request, reply) =>
    send(reply, "application/atom+xml", atomFeed(publicUrl, await syndicateContent.news())),
  );

  const calendarRoute = { schema: { params: z.object({ uid: z.string(), file: z.string().optional() }) } };
  for (const path of ["/:uid/calendar.ics", "/:uid/calendar/:file"]) {
    server.get(path, calendarRoute, async (request, reply) => {
      const { uid, file } = request.params;
      const dates = await listDates.run({ uid });
      const text = dates && calendar(publicUrl, dates, file?.replace(/\.ics$/, ""));
      if (text === undefined || file?.endsWith(".ics") === false)
        return sendProblem(reply, 404, `There is no calendar at ${request.url}.`);
      return send(reply, "text/calendar", text);
    });
  }

  server.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(Date.now() + SECURITY_DAYS * 24 * 60 * 60 * 1000);
    const lines = [
      `Contact: ${publicUrl}/contact`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languageOf(SITE_LOCALE)}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return send(reply, "text/plain", `${lines.join("\n")}\n`);
  });
};

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  const headers = { ...NOTHING_TO_RUN, ...cacheHeaders({ sharedSeconds: 0 }) };
  reply.type(`${type}; charset=utf-8`).headers(headers);
  return isNotModified(reply, text) ? reply.code(304).send() : reply.send(text);
}
