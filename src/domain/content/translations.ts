import { addressOfPage } from "../links/address.ts";
import type { Content } from "./content.ts";
import type { Page } from "./page.ts";

/** Where a visitor goes on who changes the language. */
export interface TranslatedPage {
  readonly href: string;
  readonly title: string;
  /** Whether it says the same; otherwise it is the nearest page above that is translated. */
  readonly isSame: boolean;
}

/**
 * The page in another language; of one that is not translated, the nearest above it that is. `undefined` if the language has
 * no page.
 *
 * @param page - Absent for what is no page, such as an error.
 * @param above - The addresses of the pages above it, the nearest last.
 */
export function translatedPage(
  content: Content,
  language: string | undefined,
  { page, above }: { readonly page: Page | undefined; readonly above: readonly string[] },
): TranslatedPage | undefined {
  const parents = above.toReversed().map((href) => content.pageAt(href));
  const archive = page?.type === "news-article" ? content.findPage({ type: "news-archive" }) : undefined;
  const candidates = [page, ...parents, archive, content.findPage({ type: "home" })];
  for (const candidate of candidates) {
    const translation = candidate && shownTranslation(content, candidate, language);
    if (translation) return { ...translation, isSame: candidate === page };
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

function shownTranslation(content: Content, page: Page, language: string | undefined) {
  const translation = content.translationOf(page, language);
  const href = translation && addressOfPage(translation);
  const isShown = href !== undefined && content.in(language).pageAt(href) === translation;
  // Another page may have its address.
  return isShown && translation ? { href, title: translation.title } : undefined;
}
