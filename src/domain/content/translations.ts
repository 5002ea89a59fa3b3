import { addressOfPage, localPath, pathWithin } from "../links/address.ts";
import { redirectFrom } from "../links/redirects.ts";
import type { Content } from "./content.ts";
import type { Page } from "./page.ts";

/** Where a visitor goes on who changes the language. */
export interface TranslatedPage {
  readonly href: string;
  readonly title: string;
  /** Whether it says the same in the language; otherwise it is not translated, or the nearest page above that is. */
  readonly isSame: boolean;
  /** Present if another page is what it leads back to, because a language has several translations of it. */
  readonly isOneWay?: true;
}

/**
 * The page in another language; of one that is not translated, the nearest above it that is. `undefined` if the language has
 * no page.
 *
 * @param page - Absent for what is not a page, such as an error.
 * @param above - The addresses of the pages above it, the nearest last.
 */
export function translatedPage(
  content: Content,
  language: string | undefined,
  { page, above }: { readonly page: Page | undefined; readonly above: readonly string[] },
): TranslatedPage | undefined {
  const parents = above.toReversed().map((href) => content.pageAt(href));
  const archive = page?.type === "news-article" ? content.findPage({ type: "news-archive" }) : undefined;
  const ownAddress = page && addressOfUntranslated(content, page, language);
  if (page && ownAddress !== undefined) return { href: ownAddress, title: page.title, isSame: false };
  const candidates = [page, ...parents, archive, content.findPage({ type: "home" })];
  for (const candidate of candidates) {
    const translation = candidate && shownTranslation(content, candidate, language);
    if (!translation) continue;
    const { href, title } = translation;
    if (candidate !== page) return { href, title, isSame: false };
    return { href, title, isSame: true, ...(!leadsBack(content, translation, page) && { isOneWay: true }) };
  }
  // Its language may have no home page of its own.
  const shown = content.in(language);
  const home = shown.findPage({ type: "home" });
  const found = home && shownTranslation(shown, home, language);
  return found && { href: found.href, title: found.title, isSame: false };
}

/** Whether no other page is what its translation leads to: search engines use links between languages that are mutual. */
function leadsBack(content: Content, { page: other }: ShownTranslation, page: Page): boolean {
  const back = shownTranslation(content, other, page.language);
  return back === undefined || back.page === page;
}

/** The page that has a path in another language, where the language of the path has none: it is not translated. */
export function pageElsewhere(content: Content, path: string): Page | undefined {
  const within = pathWithin(path, content.language);
  if (within === undefined) return undefined;
  for (const { language } of content.inAll) {
    const own = localPath(within, language);
    const page = language === content.language ? undefined : content.in(language).pageAt(own);
    if (page && addressOfPage(page) === own) return page;
  }
  return undefined;
}

/** The address of the page that says the same in another language, if it is shown there. */
export function translatedAddress(
  content: Content,
  page: Page,
  language: string | undefined,
): string | undefined {
  return shownTranslation(content, page, language)?.href;
}

/**
 * Whether there is a page in the language of some content at a path of the site's own, such as `/contact`, or visitors are led to one
 * from there.
 *
 * @param path - As in the default language.
 */
export function leadsToPage(content: Content, path: string): boolean {
  const { language } = content;
  const own = localPath(path, language);
  if (content.pageAt(own) || untranslatedAt(content, own) !== undefined) return true;
  if (redirectFrom(content.siteOptions.redirects ?? [], own) !== undefined) return true;
  const original = language === undefined ? undefined : content.in(undefined).pageAt(path);
  return original !== undefined && translatedAddress(content, original, language) !== undefined;
}

/** The address in another language at which a page of the default one is shown, as long as it is not translated. */
function addressOfUntranslated(
  content: Content,
  page: Page,
  language: string | undefined,
): string | undefined {
  const own = addressOfPage(page);
  if (own === undefined || language === undefined) return undefined;
  const path = localPath(own, language);
  return untranslatedAt(content.in(language), path) === own ? path : undefined;
}

/**
 * The address of the page of the default language that is shown at a path of another one, because its editor wants it until it
 * is translated; `undefined` if there is none.
 *
 * @param content - In the language of the path, at which it has no page of its own.
 */
export function untranslatedAt(content: Content, path: string): string | undefined {
  const within = content.language === undefined ? undefined : pathWithin(path, content.language);
  const page = within === undefined ? undefined : content.in(undefined).pageAt(within);
  if (!page || !standsIn(page) || addressOfPage(page) !== within || content.pageAt(path)) return undefined;
  return shownTranslation(content, page, content.language) ? undefined : within;
}

function standsIn(page: Page): boolean {
  return (page.type === "page" || page.type === "news-article") && page.standsIn === true;
}

interface ShownTranslation {
  readonly page: Page;
  readonly href: string;
  readonly title: string;
}

function shownTranslation(
  content: Content,
  page: Page,
  language: string | undefined,
): ShownTranslation | undefined {
  const translation = content.translationOf(page, language);
  const href = translation && addressOfPage(translation);
  const isShown = href !== undefined && content.in(language).pageAt(href) === translation;
  // Another page may have its address.
  return isShown && translation ? { page: translation, href, title: translation.title } : undefined;
}
