import type { Locale } from "../../../../brand/locale.ts";
import type { Image } from "../../../domain/content/image.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import { releaseMoment } from "../../../domain/content/release.ts";
import { localPath } from "../../../domain/links/address.ts";
import { escapeHtml } from "../../../domain/text/escape-html.ts";
import { openGraphLocale } from "../../../domain/text/locale.ts";
import { FACTS_PATH } from "../contract/facts.ts";
import type { Head, InitialState, LanguageLink } from "../contract/initial-state.ts";
import { type FeedPaths, feedPathsIn, NEWS_FEEDS, SITE_TIME_ZONE } from "../contract/site.ts";
import { socialCardOf, socialImageHref } from "../social-images/card.ts";
import { SOCIAL_SIZE } from "../social-images/drawing.ts";
import { escapeJson } from "./escape-json.ts";
import { structuredData } from "./structured-data.ts";

/** Lines of the document head: metadata for browsers, search engines, social networks and feed readers. */
export function headLines(head: Head, state: InitialState, origin: string): string[] {
  const { name } = state.locale.brand;
  const { content } = state;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...meta("name", { description: head.description }),
    // Error pages have no canonical address, and previews must not be indexed.
    ...(head.canonical === undefined || state.preview
      ? meta("name", { robots: "noindex" })
      : [
          `<link rel="canonical" href="${escapeHtml(origin + head.canonical)}">`,
          ...alternates(state, origin),
        ]),
    ...feedLinks(
      feedPathsIn(NEWS_FEEDS, state.locale.language),
      state.locale.texts.feeds.newsOf(name),
      origin,
    ),
    ...(state.feeds ?? []).flatMap(({ title, paths }) => feedLinks(paths, title, origin)),
    ...(content.kind === "page" && head.canonical !== undefined
      ? pageLines(content, head, state, origin)
      : []),
  ];
}

/** What others show of a page is in the language of the page, which may stand in for its translation. */
function pageLines(
  { page, locale: own }: Extract<InitialState["content"], { readonly kind: "page" }>,
  head: Head,
  state: InitialState,
  origin: string,
): string[] {
  const { shell, languages } = state;
  const locale = own ?? state.locale;
  const image = socialImage(page, origin, locale);
  const article = page.type === "news-article" ? page : undefined;
  return [
    ...meta("property", {
      "og:type": article ? "article" : "website",
      "og:site_name": locale.brand.name,
      "og:locale": openGraphLocale(locale.brand.locale),
      "og:title": page.meta.title,
      "og:description": head.description,
      "og:url": origin + head.canonical,
      "og:image": image?.url,
      "og:image:width": image && String(image.width),
      "og:image:height": image && String(image.height),
      "og:image:alt": image?.alt,
      "article:published_time": article && releaseMoment(article, SITE_TIME_ZONE),
      "article:section": article?.category && locale.texts.lists.kinds[article.category],
    }),
    ...sameIn(state)
      .filter(({ isCurrent }) => !isCurrent)
      .flatMap(({ tag }) => meta("property", { "og:locale:alternate": openGraphLocale(tag) })),
    ...meta("name", { "twitter:card": "summary_large_image" }),
    ...(page.type === "investors-page"
      ? [`<link rel="alternate" type="application/json" href="${localPath(FACTS_PATH, locale.language)}">`]
      : []),
    ...structuredData(page, origin, { shell, image: image?.url, locale, languages }).map(
      (data) => `<script type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ];
}

/** The languages in which a document says the same, if there are several. */
function sameIn({ languages = [] }: InitialState): readonly LanguageLink[] {
  const same = languages.filter(({ isSame }) => isSame);
  return same.length > 1 ? same : [];
}

/** The same document in each language, its own among them; for all other readers in the default one. */
function alternates(state: InitialState, origin: string): string[] {
  const same = sameIn(state);
  const [main] = same.filter(({ language }) => language === undefined);
  const links = same.map(({ hreflang, href }) => ({ hreflang, href }));
  return [...links, ...(main ? [{ hreflang: "x-default", href: main.href }] : [])].map(
    ({ hreflang, href }) =>
      `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + href)}">`,
  );
}

function feedLinks(feeds: FeedPaths, title: string, origin: string): string[] {
  return Object.entries(feeds).map(
    ([format, path]) =>
      `<link rel="alternate" type="application/${format}+xml" title="${escapeHtml(title)}" href="${escapeHtml(origin + path)}">`,
  );
}

/** One element per defined value. */
function meta(kind: "name" | "property", values: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : `<meta ${kind}="${name}" content="${escapeHtml(value)}">`,
  );
}

/**
 * The social image (`og:image`) of a page: the one that its editors chose, cropped to the required aspect ratio and as JPEG,
 * which all networks support, or one generated from its title. `undefined` for a page without an address.
 */
function socialImage(page: PageView, origin: string, locale: Locale): Image | undefined {
  const { image } = page.meta;
  if (!image) {
    const href = socialImageHref(page, locale);
    return href === undefined
      ? undefined
      : { ...SOCIAL_SIZE, url: `${origin}${href}`, alt: socialCardOf(page, locale).title };
  }
  const url = new URL(image.url, origin);
  const { width: w, height: h } = SOCIAL_SIZE;
  for (const [name, value] of Object.entries({ auto: "compress", fm: "jpg", fit: "crop", w, h })) {
    url.searchParams.set(name, String(value));
  }
  return { ...SOCIAL_SIZE, url: url.href, alt: image.alt };
}
