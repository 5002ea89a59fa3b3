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
 * The links of a document to each language of the site, its own among them, with what is chosen from the lists of a page;
 * `undefined` if the site has one language.
 *
 * @param shown - What visitors see. Absent without content.
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
  return Promise.all((links ?? []).map((link) => withChoices(link, target, shown, options)));
}

/**
 * The way to a page with what a visitor has chosen from its lists, and asked. A language that has none of what is chosen is led to by
 * all that it has.
 */
async function withChoices(
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
  const isThere = !isFiltered || (await loadPage.run(shown.in(link.language), page)).outcome === "page";
  return isThere
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
  const of = {
    page: id === undefined ? undefined : shown?.findById(id),
    above: (view?.above ?? []).map(({ href }) => href),
  };
  const links = locales.flatMap((locale): readonly LanguageLink[] => {
    const { language, brand, texts } = locale;
    const hreflang = hreflangOf(locale, locales);
    const found = shown && translatedPage(shown, language, of);
    // A language of which there is no page, not even the home page.
    if (shown && !found && locale !== own) return [];
    const isTranslated = found?.isSame === true && view !== undefined;
    const prevails = isTranslated && locale !== own && shown && prevailsOver(of.page, language, shown);
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

/** Whether a page is a translation for convenience, and that in another language is none. */
function prevailsOver(page: Page | undefined, language: string | undefined, content: Content): boolean {
  const version = page && content.translationOf(page, language);
  return isForConvenience(page) && version !== undefined && !isForConvenience(version);
}

function isForConvenience(page: Page | undefined): boolean {
  return page !== undefined && "translation" in page && page.translation === "convenience";
}

/** A language, without the country unless two have the same: readers of other countries are meant too. */
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
