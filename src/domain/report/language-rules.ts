import type { Content } from "../content/content.ts";
import { type ContentItem, documentOf, typeOf } from "../content/content-item.ts";
import { disclosureOf } from "../content/disclosure.ts";
import type { MenuGroup } from "../content/menu.ts";
import type { Page } from "../content/page.ts";
import { addressOfPage } from "../links/address.ts";
import { languageIn, pathOf } from "./content-report.ts";
import { linksIn } from "./field-values.ts";
import { type ContentProblem, error, type Found, problemsOf, warning } from "./problem.ts";

/** A language of the site. */
export interface ReportedLanguage {
  /** As in addresses: `de`. `undefined` for that of addresses without a language. */
  readonly language: string | undefined;
  /** Language and country: `de-DE`. */
  readonly locale: string;
}

/**
 * What is wrong between the languages of a site: what one of them lacks, which addresses and links are in the wrong one, and
 * which documents are not joined as translations.
 *
 * @param content - As editors see it.
 * @param languages - Those of the site, the default first.
 */
export function languageProblems(
  content: Content,
  languages: readonly ReportedLanguage[],
): readonly ContentProblem[] {
  if (languages.length < 2) return [];
  const localeOf = new Map(languages.map(({ language, locale }) => [language, locale]));
  const site: Site = { content, nameOf: (language) => localeOf.get(language) ?? language ?? "" };
  return [
    ...languages.flatMap((language) => missingIn(content, language)),
    ...content.all.flatMap((item) =>
      item.kind === "site-options"
        ? problemsOf(item, menuProblems(item, site))
        : problemsOf(item, titled(item, documentProblems(item, site))),
    ),
  ];
}

/** The content of all languages, and how messages name a language. */
interface Site {
  readonly content: Content;
  /** Language and country, `de-DE`, of a language as addresses name it. */
  readonly nameOf: (language: string | undefined) => string;
}

/** Editors find a document by its title. */
function titled(item: ContentItem, found: readonly Found[]): readonly Found[] {
  const title = documentOf(item)?.title;
  return found.map((one) => ({ ...one, problem: `“${title}” ${one.problem}` }));
}

/** A language without documents, or with pages that have no home page, menus or footer. */
function missingIn(content: Content, { language, locale }: ReportedLanguage): readonly ContentProblem[] {
  const { items } = content.in(language);
  const ofSite = { document: "content", type: "site" };
  if (items.length === 0)
    return [{ ...ofSite, ...warning(`the site has ${locale}, of which there is no document`) }];
  // The default language cannot be without them; see `refusedContent`.
  if (language === undefined) return [];
  const hasOptions = items.some(({ kind }) => kind === "site-options");
  const hasHome = items.some((item) => item.kind === "page" && item.page.type === "home");
  return [
    ...(hasOptions ? [] : [error(`there are no site options in ${locale}: its pages have no menus`)]),
    ...(hasHome ? [] : [error(`there is no home page in ${locale}: nothing is at /${language}`)]),
  ].map((found) => ({ ...ofSite, ...found }));
}

function documentProblems(item: ContentItem, site: Site): readonly Found[] {
  return [
    ...(item.kind === "page" ? parentProblems(item.page, site) : []),
    ...linkProblems(item, site),
    ...pairProblems(item, site),
  ];
}

/** A page that is below another one in another language, and not in its own. */
function parentProblems(page: Page, { content }: Site): readonly Found[] {
  if (page.type !== "page" || page.parent) return [];
  const [above] = translationsOf(page, content).flatMap((other) =>
    other.type === "page" && other.parent ? (content.in(other.language).pageAt(other.parent.href) ?? []) : [],
  );
  if (above === undefined) return [];
  const own = content.translationOf(above, page.language);
  const problem = own
    ? `is at the top level, but its translation is below “${above.title}”: choose “${own.title}” as its parent`
    : `is translated, but the page above it, “${above.title}”, is not: it is at the top level`;
  return [warning(problem, "data.parent")];
}

function translationsOf(page: Page, content: Content): readonly Page[] {
  const { translations = [] } = content.findItem(page.id) ?? {};
  return translations.flatMap(({ id }) => content.findById(id) ?? []);
}

/** Links to a page in another language that there is in that of the document. */
function linkProblems(item: ContentItem, { content, nameOf }: Site): readonly Found[] {
  return linksIn(item).flatMap(({ kind, href, field }) => {
    const own = kind === "page" ? translatedTarget(href, item.language, content) : undefined;
    return own === undefined
      ? []
      : [warning(`leads to ${href}, which there is in ${nameOf(item.language)}: ${own}`, field)];
  });
}

/** The address of the target of a link in a language, if it leads to another one. */
function translatedTarget(href: string, language: string | undefined, content: Content): string | undefined {
  const path = pathOf(href);
  const other = languageIn(content, path);
  const target = other === language ? undefined : content.in(other).pageAt(path);
  const own = target && content.translationOf(target, language);
  return own && addressOfPage(own);
}

/** Menus with entries that lead to another language; and what {@link linkProblems} finds in all site options. */
function menuProblems(
  item: Extract<ContentItem, { readonly kind: "site-options" }>,
  site: Site,
): readonly Found[] {
  const { primary, footer, secondary } = item.options.menus;
  const menus = Object.entries({ primary, footer, secondary });
  return [
    ...menus.flatMap(([menu, groups]) =>
      groups.flatMap((group, index) => {
        const problem = foreignEntries(group, item.language, site);
        return problem === undefined ? [] : [warning(problem, `menus.${menu}[${index}]`)];
      }),
    ),
    ...linkProblems(item, site),
  ];
}

/** The problem of a menu with entries that lead to pages which are not translated; `undefined` if it has none. */
function foreignEntries(
  { title, entries }: MenuGroup,
  language: string | undefined,
  { content, nameOf }: Site,
): string | undefined {
  const foreign = entries.filter(
    ({ link: { kind, href } }) =>
      kind === "page" &&
      languageIn(content, pathOf(href)) !== language &&
      translatedTarget(href, language, content) === undefined,
  );
  const [first] = foreign;
  if (first === undefined) return undefined;
  const count = `${foreign.length} of ${entries.length} entries`;
  return `of the menu “${title}”, ${count} lead to another language than ${nameOf(language)}: the first one is “${first.title}”`;
}

/**
 * Translations of another type, of the same language, that do not name the document as theirs, or of which neither prevails, and
 * more than one in a language.
 */
function pairProblems(item: ContentItem, site: Site): readonly Found[] {
  const { content, nameOf } = site;
  const id = documentOf(item)?.id;
  const { translations = [] } = item;
  const others = translations.flatMap((translation) => content.findItem(translation.id) ?? []);
  const found = others.flatMap((other): readonly Found[] => {
    if (other.kind === "site-options") return [];
    const name = `has the translation “${documentOf(other)?.title}” (${documentOf(other)?.id})`;
    if (other.language === item.language) return [warning(`${name} in ${nameOf(item.language)}, too`)];
    if (typeOf(other) !== typeOf(item)) return [error(`${name} of another type: ${typeOf(other)}`)];
    const isMutual = other.translations?.some((back) => back.id === id) === true;
    if (!isMutual) return [warning(`${name}, which does not name it as its translation`)];
    const areForConvenience = [item, other].every((one) => disclosureOf(one)?.translation === "convenience");
    if (!areForConvenience) return [];
    return [warning(`${name}, and both are “Convenience translation”: neither prevails`, "data.translation")];
  });
  return [...found, ...severalIn(item, others, site)];
}

/** Languages in which a document has several translations: pages can lead to only one of them. */
function severalIn(
  { language: own }: ContentItem,
  others: readonly ContentItem[],
  { nameOf }: Site,
): readonly Found[] {
  const byLanguage = Map.groupBy(others, ({ language }) => language);
  return [...byLanguage].flatMap(([language, all]) => {
    if (language === own || all.length < 2) return [];
    const titles = all.map((one) => `“${documentOf(one)?.title}”`).join(", ");
    return [warning(`has ${all.length} translations in ${nameOf(language)}, of which one counts: ${titles}`)];
  });
}
