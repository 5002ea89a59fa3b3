import { brand } from "../../../../brand/brand.ts";
import { isTimeZone } from "../../../domain/content/time-zone.ts";
import { languageAt, localPath } from "../../../domain/links/address.ts";

export const SITE_NAME = brand.name;

/** The addresses of a feed in its formats. */
export interface FeedPaths {
  readonly rss: string;
  readonly atom: string;
}

/** The path of a call of the API, in a language of addresses: `/api/de/globalSearch`. */
export function apiPath(name: string, language: string | undefined): string {
  return `/api${localPath(`/${name}`, language)}`;
}

/** The language in which a path is answered, of some; `undefined` for that of addresses without a language. */
export function languageOfPath(path: string, languages: readonly string[]): string | undefined {
  return languageAt(path.replace(/^\/api(?=\/)/, ""), languages);
}

/** The addresses of a feed in a language. */
export function feedPathsIn({ rss, atom }: FeedPaths, language: string | undefined): FeedPaths {
  return { rss: localPath(rss, language), atom: localPath(atom, language) };
}

export const NEWS_FEEDS = { rss: "/news/rss.xml", atom: "/news/atom.xml" } as const;

// The first that uses it would name its own file.
if (!isTimeZone(brand.timeZone))
  throw new RangeError(`brand/brand.ts timeZone: "${brand.timeZone}" is none, as in Europe/London`);

/** Time zone in which days of the site begin. */
export const SITE_TIME_ZONE = brand.timeZone;
