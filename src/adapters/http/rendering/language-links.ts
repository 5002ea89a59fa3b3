import type { Locale } from "../../../../brand/locale.ts";
import type { LoadPage } from "../../../application/load-page.ts";
import type { Content } from "../../../domain/content/content.ts";
import type { Page } from "../../../domain/content/page.ts";
import { translatedPage } from "../../../domain/content/translations.ts";
import { localPath } from "../../../domain/links/address.ts";
import { languageName, languageOf } from "../../../domain/text/locale.ts";
import type { InitialState, LanguageLink } from "../contract/initial-state.ts";
import type { DocumentTarget, PageTarget } from "../document-target.ts";
import type { PageAddresses } from "../page-addresses.ts";

interface LanguageLinksOptions {
  readonly locales: readonly Locale[];
  readonly addresses: PageAddresses;
  readonly loadPage: LoadPage;
}

/**
 * Links from a document to each language of the site, including its own. They keep the filter and page number of lists, and the
 * input of forms, where the other language has the same. `undefined` if the site has one language.
 *
 * @param shown - What visitors see; absent while there is no content.
 */
export async function languageLinks(
  state: Pick<InitialState, "locale" | "content">,
  target: DocumentTarget,
  shown: Content | undefined,
  options: LanguageLinksOptions,
): Promise<readonly LanguageLink[] | undefined> {
  if (options.locales.length < 2) return undefined;
  const links = linksOf(state, target, shown, options.locales);
  if (!shown || target.kind !== "page" || options.addresses.hrefOf(target) === target.path) return links;
  return Promise.all((links ?? []).map((link) => withQuery(link, target, shown, options)));
}

/**
 * The link with the filter, the page number and the input of the current address. It leads to the unfiltered page if nothing in
 * its language matches the filter.
 */
async function withQuery(
  link: LanguageLink,
  target: PageTarget,
  shown: Content,
  { addresses, loadPage }: LanguageLinksOptions,
): Promise<LanguageLink> {
  if (!link.isSame) return link;
  if (link.isCurrent) return { ...link, href: addresses.hrefOf(target) };
  // The second page of a list has other items in another language.
  const page = { ...target, path: link.href, listPage: 1 };
  const isFiltered = Object.values(target.filter).some((value) => value !== undefined);
  const hasMatches = !isFiltered || (await loadPage.run(shown.in(link.language), page)).outcome === "page";
  return hasMatches
    ? { ...link, href: addresses.hrefOf(page), isSame: target.listPage === 1 }
    : { ...link, isSame: false };
}

function linksOf(
  { locale: own, content }: Pick<InitialState, "locale" | "content">,
  target: DocumentTarget,
  shown: Content | undefined,
  locales: readonly Locale[],
): readonly LanguageLink[] | undefined {
  const view = content.kind === "page" ? content.page : undefined;
  const id = target.kind === "failure" ? target.elsewhere : view?.id;
  const current = {
    page: id === undefined ? undefined : shown?.findById(id),
    above: (view?.above ?? []).map(({ href }) => href),
  };
  const links = locales.flatMap((locale): readonly LanguageLink[] => {
    const { language, brand, texts } = locale;
    const hreflang = hreflangOf(locale, locales);
    const found = shown && translatedPage(shown, language, current);
    // The language has no page at all, not even a home page.
    if (shown && !found && locale !== own) return [];
    const isTranslated = found?.isSame === true && view !== undefined;
    const prevails = isTranslated && locale !== own && shown && prevailsOver(current.page, language, shown);
    return [
      {
        language,
        tag: brand.locale,
        hreflang,
        name: nameOf(hreflang, brand.locale),
        href: found?.href ?? localPath("/", language),
        ...(locale === own && { isCurrent: true }),
        ...(isTranslated && !found.isOneWay && { isSame: true }),
        ...(prevails && { prevails }),
        ...(view &&
          !isTranslated &&
          locale !== own && { note: texts.content.notTranslated(found?.title ?? brand.name) }),
      },
    ];
  });
  return links.length > 1 ? links : undefined;
}

/** Whether a page is only a convenience translation, so that its version in another language prevails. */
function prevailsOver(page: Page | undefined, language: string | undefined, content: Content): boolean {
  const version = page && content.translationOf(page, language);
  return isForConvenience(page) && version !== undefined && !isForConvenience(version);
}

function isForConvenience(page: Page | undefined): boolean {
  return page !== undefined && "translation" in page && page.translation === "convenience";
}

/** `de`, to address readers of all countries; `de-CH` if the site has the language for several countries. */
function hreflangOf({ brand: { locale } }: Locale, locales: readonly Locale[]): string {
  const language = languageOf(locale);
  const isOnly = locales.filter(({ brand }) => languageOf(brand.locale) === language).length === 1;
  return isOnly ? language : locale;
}

/** What a language is called in itself: `Deutsch`; with its country, `Schweizer Hochdeutsch`. */
function nameOf(language: string, locale: string): string {
  const name = languageName(language, locale);
  return name === undefined ? locale : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
