import type { FastifyInstance } from "fastify";
import { languageOf } from "../../../domain/text/locale.ts";
import { NEWS_FEEDS } from "../contract/site.ts";
import { newsFeed } from "../feeds/news.ts";
import { sitemap } from "../feeds/sitemap.ts";
import type { Routes, SiteParts } from "../site-parts.ts";
import { addFeed, addText } from "./published-feed.ts";

/** Validity of `security.txt` in days; RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The feed of news, and for all languages: sitemap, robots.txt, the description of the API and security.txt. */
export const feeds: Routes = async (server, parts) => {
  const { cache, locale, syndicateContent, publicUrl } = parts;
  addFeed(server, { cache, publicUrl, paths: NEWS_FEEDS }, (content) =>
    newsFeed(publicUrl, syndicateContent.news(content), locale),
  );
  if (locale.language === undefined) addForAllLanguages(server, parts);
};

function addForAllLanguages(server: FastifyInstance, parts: SiteParts): void {
  const { cache, now, locales, syndicateContent, publicUrl } = parts;
  addText(server, { cache, path: "/sitemap.xml", type: "application/xml" }, (content) =>
    sitemap(
      publicUrl,
      content.inAll.flatMap((shown) => syndicateContent.pages(shown)),
    ),
  );
  addText(
    server,
    { cache, path: "/robots.txt", type: "text/plain" },
    () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
  );
  const headers = { "cross-origin-resource-policy": "same-origin" };
  addText(server, { cache, path: "/api/openapi.json", type: "application/json", headers }, () =>
    JSON.stringify(server.swagger()),
  );
  addText(server, { cache, path: "/.well-known/security.txt", type: "text/plain" }, () => {
    // The start of a day: the time at which the file was made would tell of a publish.
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    const expires = new Date(today + SECURITY_DAYS * DAY_MS);
    const lines = [
      `Contact: ${publicUrl}/contact`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${locales.map(({ brand }) => languageOf(brand.locale)).join(", ")}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return `${lines.join("\n")}\n`;
  });
}
