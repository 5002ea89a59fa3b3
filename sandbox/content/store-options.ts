import { brand } from "../../brand/brand.ts";
import type { DocumentInput } from "./document.ts";
import type { Announcement } from "./exchange.ts";
import type { JsonObject } from "./json.ts";

export interface StoreOptions {
  /** The repository's name. Default: the brand's. */
  readonly repository?: string;
  /** The first one is the master language. Default: those of the documents. */
  readonly languages?: readonly [Language, ...Language[]];
  /** Custom types and shared slices. Unknown fields of a type with a model are rejected. */
  readonly models?: readonly JsonObject[];
  /** Access token of the content API. Default: the API is public. */
  readonly accessToken?: string;
  /** Prefix of preview tokens. Default: `https://REPOSITORY.prismic.io`. */
  readonly previewHost?: string;
  /** What the pretended exchange has released. Default: nothing. */
  readonly announcements?: readonly Announcement[];
  /** The clock. Default: the system's. */
  readonly now?: () => Date;
}

/** A language of the repository. */
export interface Language {
  readonly id: string;
  /** As the service names languages: `English - Australia`. */
  readonly name: string;
}

/** The languages of documents. The first is that of most documents, or, if there are as many in several, the brand's. */
export function languagesOf(
  documents: readonly Pick<DocumentInput, "lang">[],
): readonly [Language, ...Language[]] {
  const own = brand.locale.toLowerCase();
  const byLanguage = Map.groupBy(documents, ({ lang = own }) => lang);
  const countOf = (lang: string) => byLanguage.get(lang)?.length ?? 0;
  const [master = own, ...others] = [...byLanguage.keys()].sort(
    (one, other) =>
      countOf(other) - countOf(one) || Number(other === own) - Number(one === own) || (one < other ? -1 : 1),
  );
  return [languageOf(master), ...others.map(languageOf)];
}

/**
 * The languages of a repository for a site: those of the site, the default first, in which editors begin, and others of its documents. A
 * site with one language has what its documents have.
 *
 * @param locales - The languages of the site: `de-DE`.
 */
export function languagesFor(
  locales: readonly string[],
  documents: readonly Pick<DocumentInput, "lang">[],
): readonly [Language, ...Language[]] {
  const known = languagesOf(documents);
  const [main, ...others] = locales.map(languageOf);
  if (main === undefined || others.length === 0) return known;
  const own = new Set([main, ...others].map(({ id }) => id));
  return [main, ...others, ...known.filter(({ id }) => !own.has(id))];
}

/** The language of a locale: `en-AU`. */
function languageOf(locale: string): Language {
  const names = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });
  const name = (names.of(locale) ?? locale).replace(/ \((.*)\)$/, " - $1");
  return { id: locale.toLowerCase(), name };
}
