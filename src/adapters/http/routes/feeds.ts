import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { z } from "zod";
import { NEWS_FEEDS } from "../contract/site.ts";
import { calendar } from "../feeds/calendar.ts";
import { atomFeed, rssFeed } from "../feeds/news.ts";
import { sitemap } from "../feeds/sitemap.ts";
import { sendProblem } from "../plugins/problems.ts";
import { notFound } from "../problem.ts";
import type { SiteUseCases } from "../site-use-cases.ts";

interface FeedsOptions {
  readonly useCases: SiteUseCases;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
}

/** Days for which `security.txt` may be relied on, of the year that RFC 9116 allows. */
const SECURITY_DAYS = 180;

const calendarParameters = z.object({ uid: z.string() });

/** What programs read: search engines, feed readers, calendars, and those who look for a hole. */
export const feeds: FastifyPluginAsync<FeedsOptions> = async (server, { useCases, publicUrl }) => {
  server.get("/sitemap.xml", async (_request, reply) =>
    send(reply, "application/xml", sitemap(publicUrl, await useCases.listPages.run())),
  );

  server.get("/robots.txt", (_request, reply) =>
    send(
      reply,
      "text/plain",
      ["User-agent: *", "Disallow: /api/", "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n"),
    ),
  );

  server.get(NEWS_FEEDS.rss, async (_request, reply) => {
    const { items } = await useCases.listNews.run();
    return send(reply, "application/rss+xml", rssFeed(publicUrl, items));
  });

  server.get(NEWS_FEEDS.atom, async (_request, reply) => {
    const { items } = await useCases.listNews.run();
    return send(reply, "application/atom+xml", atomFeed(publicUrl, items));
  });

  server.get("/:uid/calendar.ics", async (request, reply) => {
    const { uid } = calendarParameters.parse(request.params);
    const dates = await useCases.listDates.run({ uid });
    if (!dates) return sendProblem(reply, notFound(`There is no calendar at ${request.url}.`, request.id));
    return send(reply, "text/calendar", calendar(new URL(publicUrl).host, dates));
  });

  server.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(Date.now() + SECURITY_DAYS * 24 * 60 * 60 * 1000);
    return send(
      reply,
      "text/plain",
      [
        `Contact: ${publicUrl}/contact`,
        `Expires: ${expires.toISOString()}`,
        "Preferred-Languages: en",
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
  });
};

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header("cache-control", "public, max-age=0, must-revalidate")
    .send(text);
}
