import type { Locale } from "../../../../brand/locale.ts";
import { escapeHtml } from "../../../domain/text/escape-html.ts";
import { element, xmlDocument } from "./xml.ts";

/** A list that changes, for feed readers. All addresses are absolute. */
export interface Feed {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Address of the page that has the list, by which readers know the feed. */
  readonly page: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

interface FeedEntry {
  /** Stays when its address changes (RFC 4151); see {@link tagOf}. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  /** In milliseconds of Unix time. */
  readonly released: number;
  /** When a reader saw the last version: a correction, or the release. In milliseconds of Unix time. */
  readonly updated: number;
  readonly categories: readonly (string | undefined)[];
  readonly summary?: string | undefined;
  /** A tag of BCP 47. Default: that of the site. */
  readonly language?: string | undefined;
}

const ATOM = "http://www.w3.org/2005/Atom";

/** A feed, whose own address is `href`, as RSS 2.0. */
export function rssFeed({ locale, title, description, page, entries }: Feed, href: string): string {
  const items = entries.map((entry) =>
    element(
      "item",
      {},
      element("title", {}, entry.title),
      element("link", {}, entry.href),
      element("guid", { isPermaLink: "false" }, entry.id),
      element("pubDate", {}, new Date(entry.released).toUTCString()),
      ...entry.categories.map((category) => category && element("category", {}, category)),
      // A description is HTML, which readers show as such.
      entry.summary === undefined ? undefined : element("description", {}, escapeHtml(entry.summary)),
    ),
  );
  return xmlDocument(
    element(
      "rss",
      { version: "2.0", "xmlns:atom": ATOM },
      element(
        "channel",
        {},
        element("title", {}, title),
        element("link", {}, page),
        element("description", {}, description),
        element("language", {}, locale.brand.locale.toLowerCase()),
        entries.length > 0 ? element("lastBuildDate", {}, lastUpdate(entries).toUTCString()) : undefined,
        element("atom:link", { href, rel: "self", type: "application/rss+xml" }),
        ...items,
      ),
    ),
  );
}

/** A feed, whose own address is `href`, as Atom (RFC 4287). */
export function atomFeed({ locale, title, description, page, entries }: Feed, href: string): string {
  const elements = entries.map((entry) =>
    element(
      "entry",
      { "xml:lang": entry.language },
      element("title", {}, entry.title),
      element("id", {}, entry.id),
      element("link", { href: entry.href }),
      element("published", {}, new Date(entry.released).toISOString()),
      element("updated", {}, new Date(entry.updated).toISOString()),
      ...entry.categories.map((term) => term && element("category", { term })),
      entry.summary === undefined ? undefined : element("summary", {}, entry.summary),
    ),
  );
  return xmlDocument(
    element(
      "feed",
      { xmlns: ATOM, "xml:lang": locale.brand.locale },
      element("title", {}, title),
      element("subtitle", {}, description),
      element("id", {}, page),
      element("link", { href: page }),
      element("link", { href, rel: "self", type: "application/atom+xml" }),
      element("updated", {}, lastUpdate(entries).toISOString()),
      element("author", {}, element("name", {}, locale.brand.name)),
      ...elements,
    ),
  );
}

/** The id of an entry, which does not depend on its address (RFC 4151). */
export function tagOf(origin: string, id: string): string {
  return `tag:${new URL(origin).hostname},2026:${encodeURIComponent(id)}`;
}

function lastUpdate(entries: readonly FeedEntry[]): Date {
  return new Date(Math.max(0, ...entries.map(({ updated }) => updated)));
}
