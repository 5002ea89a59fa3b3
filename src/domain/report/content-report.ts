import { Content, oncePerContent } from "../content/content.ts";
import {
  type ContentItem,
  documentOf,
  listedDocument,
  openedIdOf,
  sectionsOf,
  typeOf,
} from "../content/content-item.ts";
import { documentSetName, MAX_SET_DOCUMENTS } from "../content/document-set.ts";
import { figuresName, isFiguresSection } from "../content/figure-table.ts";
import { MAX_PAGE_SIZE } from "../content/listing.ts";
import type { Page } from "../content/page.ts";
import { indexedPages } from "../content/page-index.ts";
import { plainText } from "../content/rich-text.ts";
import type { SiteOptions } from "../content/site-options.ts";
import { leadsToPage } from "../content/translations.ts";
import { addressOfPage, isReserved, languageAt, localPath } from "../links/address.ts";
import { redirectAt, redirectFrom } from "../links/redirects.ts";
import { cut } from "../text/cut.ts";
import { alikeNameProblems } from "./alike-names.ts";
import type { DomainCapability } from "./domain-capability.ts";
import { type FoundValue, linksIn, richTextsIn, valuesIn } from "./field-values.ts";
import { nameAloneProblems } from "./names-alone.ts";
import { type Checked, type ContentProblem, error, type Found, problemsOf, warning } from "./problem.ts";
import { emptySectionProblems } from "./section-problems.ts";
import { fileNameProblems, typedLinkProblems, typedTextProblems } from "./typed-text.ts";

interface ContentReportOptions {
  readonly capabilities: readonly DomainCapability[];
  /** Origins from which browsers may load images. Default: any. */
  readonly imageOrigins?: readonly string[] | undefined;
  /** The lists of the items, if they are known. */
  readonly snapshot?: Content | undefined;
}

/**
 * Finds problems that only show in the content as a whole: two pages at one address, unreachable pages, broken links,
 * parents in a cycle, images without alternative text. What one language has is no part of another one.
 */
export function contentProblems(
  items: readonly ContentItem[],
  { capabilities, imageOrigins, snapshot = Content.everything(items) }: ContentReportOptions,
): ContentProblem[] {
  const reachedIn = new Map(snapshot.inAll.map((one) => [one.language, reachedFrom(one, capabilities)]));
  const ofItems = items.flatMap((item) => {
    const reached = reachedIn.get(item.language) ?? NOTHING;
    const own = snapshot.in(item.language);
    return problemsOf(item, [
      ...(item.kind === "page" ? addressProblems(item.page, own, reached) : []),
      item.kind === "pdf" &&
        !reached.has(item.pdf.href) &&
        !reached.has(ALL_DOCUMENTS) &&
        warning("no page links to it or lists it"),
      ...linkProblems(item, snapshot),
      ...(item.kind === "site-options" ? [...redirectProblems(own), withoutMainMenu(item.options)] : []),
      ...contactProblems(item, own),
      ...imageProblems(item, imageOrigins),
      ...downloadProblems(item),
      ...fileProblems(item),
      ...listProblems(item, own),
      ...typedListProblems(item),
      ...typedTableProblems(item),
      ...typedTextProblems(item),
      ...typedLinkProblems(item),
      ...fileNameProblems(item),
      ...alikeNameProblems(item),
      ...nameAloneProblems(item),
    ]);
  });
  return [...ofItems, ...copyProblems(items), ...emptySectionProblems(items)];
}

const NOTHING: ReadonlySet<string> = new Set();

function addressProblems(page: Page, snapshot: Content, reached: ReadonlySet<string>): Found[] {
  const circle = circleAbove(page, snapshot);
  if (circle) return [error(`its parents form a circle: ${circle.join(", ")}`, "data.parent")];
  const address = addressOfPage(page);
  if (address === undefined) {
    const uid = page.type === "home" || page.type === "news-archive" ? undefined : page.uid;
    return [
      error(
        uid !== undefined && isReserved(uid)
          ? `cannot be reached: /${uid} is the site's own`
          : "has no address",
        "uid",
      ),
    ];
  }
  const served = snapshot.pageAt(address);
  if (served !== page) {
    return [error(`cannot be reached: ${address} shows ${served ? served.id : "something else"}`, "uid")];
  }
  return reached.has(address) ? [] : [warning(`no menu and no page leads to ${address}`)];
}

/** Redirects of the site options that form a loop, are duplicates, start at the address of a page, or with a query. */
export function redirectProblems(snapshot: Content): readonly Found[] {
  const { redirects = [] } = snapshot.siteOptions;
  return redirects.flatMap((redirect, index) => {
    const { from } = redirect;
    const field = `data.redirects[${index}]`;
    if (languageIn(snapshot, from) !== snapshot.language)
      return [
        error(
          `the redirect from ${from} is of another language: enter it in the site options of that`,
          field,
        ),
      ];
    if (isPage(from, snapshot)) return [error(`there is a page at ${from}: nobody is redirected`, field)];
    if (redirectFrom(redirects, from) === undefined) {
      return [error(`the redirect from ${from} is part of a redirect loop`, field)];
    }
    if (redirectAt(redirects, from) !== redirect)
      return [error(`another redirect from ${from} is used instead`, field)];
    if (from.includes("*"))
      return [
        warning(`the redirect from ${from} is of that address alone: “*” stands for nothing else`, field),
      ];
    return /[?#]/.test(from)
      ? [warning(`the redirect from ${from} counts for the whole path: what follows it is ignored`, field)]
      : [];
  });
}

/** Options with other menus, of which the first one is missing. */
function withoutMainMenu({ menus: { primary, footer, secondary } }: SiteOptions): Checked {
  const isForgotten = primary.length === 0 && footer.length + secondary.length > 0;
  return isForgotten && error("has no group with entries: visitors find no menu", "menus.primary");
}

/** Sections that show offices or contacts of the site options: there are none, or they are called otherwise. */
function contactProblems(item: ContentItem, { siteOptions: { contacts, offices } }: Content): Found[] {
  const known = new Set(contacts.map(({ title }) => title));
  const without = (what: string, index: number) =>
    warning(`the site options have no ${what}: it is not shown`, `sections[${index}]`);
  return sectionsOf(item).flatMap((section, index) => {
    if (section.kind === "offices") return offices.length === 0 ? [without("offices", index)] : [];
    if (section.kind === "contact-details" && section.only.length === 0 && contacts.length === 0)
      return [without("contacts", index)];
    if (section.kind !== "contact-details") return [];
    return section.only
      .filter((title) => !known.has(title))
      .map((title) =>
        error(
          `there is no contact “${title}” in the site options: it is not shown`,
          `sections[${index}].only`,
        ),
      );
  });
}

/** Documents of one type, title and day: a copy, of which lists and calendars show both. */
function copyProblems(items: readonly ContentItem[]): readonly ContentProblem[] {
  const dated = items.flatMap((item) => {
    const day = dayOf(item);
    const title = documentOf(item)?.title;
    return day === undefined || title === undefined
      ? []
      : { item, key: JSON.stringify([typeOf(item), item.language, title, day]) };
  });
  return [...Map.groupBy(dated, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    others.flatMap(({ item }) =>
      problemsOf(item, [
        first &&
          warning(`has the title and the day of ${openedIdOf(first.item)}: visitors see both`, "data.title"),
      ]),
    ),
  );
}

/** The day of a document that is of one. */
function dayOf(item: ContentItem): string | undefined {
  if (item.kind === "pdf") return item.pdf.date;
  if (item.kind !== "page") return undefined;
  return item.page.type === "news-article" ? item.page.date : item.page.dates?.[0]?.date;
}

function circleAbove(page: Page, snapshot: Content): string[] | undefined {
  const uids: string[] = [];
  for (let above: Page | undefined = page; above?.type === "page"; ) {
    if (uids.includes(above.uid)) return [...uids, above.uid];
    uids.push(above.uid);
    above = above.parent && snapshot.findPage({ type: "page", uid: above.parent.uid });
  }
  return undefined;
}

function linkProblems(item: ContentItem, snapshot: Content): Found[] {
  const gone = linksIn(item).filter(
    ({ kind, href }) => isPageLink(kind, href) && !isPage(href, snapshot) && !isRedirected(href, snapshot),
  );
  return gone.map(({ href, field }) => error(`leads to ${href}, where there is no page`, field));
}

/** What other sites call their pages. This one has none of that name. */
const OTHER_PAGE = /^\/(?!\/)[^?#]*\.(?:aspx?|html?|jsp|php)(?:[?#]|$)/i;

function isPageLink(kind: unknown, href: string): boolean {
  return kind === "page" || (kind === "web" && OTHER_PAGE.test(href));
}

/** Whether editors lead visitors on from an address. A loop of redirects says by itself what is wrong. */
function isRedirected(href: string, snapshot: Content): boolean {
  const shown = snapshot.in(languageIn(snapshot, pathOf(href)));
  return redirectAt(shown.siteOptions.redirects ?? [], href) !== undefined;
}

function isPage(href: string, snapshot: Content): boolean {
  const path = pathOf(href);
  const language = languageIn(snapshot, path);
  const shown = snapshot.in(language);
  if (path === localPath("/search", language)) return true;
  // The site leads from there to the page of that name, which can have another one in some languages.
  if (path === localPath("/privacy", language)) return leadsToPage(shown, "/privacy-policy");
  const page = shown.pageAt(path);
  return page !== undefined && addressOfPage(page) === path;
}

/** The language of an address. */
export function languageIn(content: Content, path: string): string | undefined {
  return languageAt(path, languagesOf(content.in(undefined)));
}

/** Those of addresses that begin with them. */
const languagesOf = oncePerContent(({ inAll }) => inAll.flatMap(({ language }) => language ?? []));

/** Represents all PDF documents in the set of reached addresses, if a list shows all of them. */
const ALL_DOCUMENTS = "every document";

/** The addresses that visitors can reach from the home page and the menus of a language. */
function reachedFrom(snapshot: Content, capabilities: readonly DomainCapability[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [
    localPath("/", snapshot.language),
    ...linksIn(snapshot.siteOptions).map(({ href }) => pathOf(href)),
  ];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const page = path.startsWith("/") ? snapshot.pageAt(path) : undefined;
    if (page)
      queue.push(...linksIn(page).map(({ href }) => pathOf(href)), ...listedBy(page, snapshot, capabilities));
  }
  return reached;
}

/** The addresses that a page lists automatically. */
function listedBy(
  page: Page,
  snapshot: Content,
  capabilities: readonly DomainCapability[],
): readonly string[] {
  if (page.type === "news-archive") {
    const news = snapshot.items.flatMap((item) =>
      item.kind === "page" && item.page.type === "news-article" ? [item.page] : [],
    );
    return news.flatMap((article) => addressOfPage(article) ?? []);
  }
  // A site map is ignored: it links every page, so it does not show whether visitors find one.
  return page.sections.flatMap((section) => {
    if (section.kind === "document-centre") return [ALL_DOCUMENTS];
    if (section.kind === "page-index")
      return indexedPages(snapshot, page, section.pages).flatMap((listed) => addressOfPage(listed) ?? []);
    return capabilities.flatMap(
      ({ addressesListedBy }) => addressesListedBy?.(section, snapshot, page) ?? [],
    );
  });
}

function imageProblems(item: ContentItem, origins?: readonly string[]): Found[] {
  // What has no address says by itself what its image needs.
  const own = listedDocument(item) ? [] : ownValues(item);
  const texts = own.filter(({ field, value }) => field.endsWith(".alt") && value === "");
  const blocked = valuesIn(item).flatMap(({ field, value, of }) => {
    const isImage = field.endsWith(".url") && "alt" in of && typeof value === "string";
    const origin = isImage && !value.startsWith("/") ? new URL(value).origin : undefined;
    return origin && origins?.includes(origin) === false
      ? { origin, field: field.slice(0, -".url".length) }
      : [];
  });
  return [
    ...texts.map(({ field }) => warning("an image has no alternative text", field.slice(0, -".alt".length))),
    ...blocked.map(({ origin, field }) => error(`browsers load no images from ${origin}`, field)),
  ];
}

/** Figures and documents whose files have the address of those of another section. */
function downloadProblems(item: ContentItem): Found[] {
  const sections = sectionsOf(item);
  const figures = sections
    .filter(isFiguresSection)
    .map((section) => ({ heading: section.heading, name: figuresName(section) }));
  const documents = sections
    .filter((section) => section.kind === "document-list")
    .map(({ heading, selection }) => {
      const picked = selection.by === "picked" ? selection.documents : [];
      return { heading, name: documentSetName({ heading, isPicked: picked.length > 0, documents: picked }) };
    });
  return [...sameNames(figures, "sections with figures"), ...sameNames(documents, "lists of documents")];
}

/** Above this size, visitors with a phone wait for minutes. */
const MAX_FILE_BYTES = 50_000_000;

/** Files that are too large to be read on the way. */
function fileProblems(item: ContentItem): Found[] {
  return ownValues(item).flatMap(({ field, value }) => {
    if (!field.endsWith(".bytes") || typeof value !== "number" || value <= MAX_FILE_BYTES) return [];
    const size = `${Math.round(value / 1_000_000)} MB`;
    return [
      warning(`the file has ${size}: reduce its images, up to ${MAX_FILE_BYTES / 1_000_000} MB`, "file"),
    ];
  });
}

/** Lists that cannot have all their documents, or too many for one file. */
function listProblems(item: ContentItem, snapshot: Content): Found[] {
  return sectionsOf(item).flatMap((section, index) => {
    if (section.kind !== "document-list") return [];
    const { selection } = section;
    const field = `sections[${index}].selection`;
    if (selection.by === "picked") {
      const { length } = selection.documents;
      const problem = `“Download all” is missing: it is for up to ${MAX_SET_DOCUMENTS} documents, here are ${length}`;
      return length > MAX_SET_DOCUMENTS ? [warning(problem, `${field}.documents`)] : [];
    }
    const { category, limit } = selection;
    const { total } = snapshot.listDocuments({ category, page: 1, pageSize: limit });
    const problem = `shows the newest ${limit} of ${total} documents; a document centre has all`;
    return limit >= MAX_PAGE_SIZE && total > limit ? [warning(problem, `${field}.limit`)] : [];
  });
}

/** What word processors put before the items of a list: `•`, `–`, `1.`, `a)`. A private character is one of a symbol font. */
const TYPED_BULLET = /^\s*(?:[•‣⁃∙▪▫●○◦■□➢➤✓✔·*\-–—\p{Co}]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+\S/u;

/** Lists that were pasted as paragraphs: screen readers read them as such, and they have no indents. */
function typedListProblems(item: ContentItem): Found[] {
  return richTextsIn(item).flatMap(({ field, text }) => {
    const lines = text.flatMap((block) =>
      block.kind === "paragraph" ? plainText([block]).split("\n") : [""],
    );
    const first = lines.findIndex((line, at) =>
      [line, lines[at + 1] ?? ""].every((one) => TYPED_BULLET.test(one)),
    );
    if (first === -1) return [];
    return [warning(`typed bullets make no list: “${cut(lines[first]?.trim() ?? "", 40)}”`, field)];
  });
}

/** What stands between the columns of a table that was pasted as text. */
const BETWEEN_COLUMNS = /\t| {3}|\|/;

/** Tables that were pasted as paragraphs: their columns do not stand below each other, and screen readers read no table. */
function typedTableProblems(item: ContentItem): Found[] {
  return richTextsIn(item).flatMap(({ field, text }) => {
    const lines = text.flatMap((block) =>
      block.kind === "paragraph" ? plainText([block]).split("\n") : [""],
    );
    const first = lines.findIndex((line, at) => isRow(line) && isRow(lines[at + 1] ?? ""));
    if (first === -1) return [];
    const begins = cut(columnsOf(lines[first] ?? "").join(" | "), 40);
    return [warning(`a table as text: “${begins}”. Use the table of the slice “Rich text”`, field)];
  });
}

/** A row has three columns, or two with a number after a tab. */
function isRow(line: string): boolean {
  if (TYPED_BULLET.test(line)) return false;
  return columnsOf(line).length > 2 || /\S\t\D{0,3}\d/.test(line);
}

function columnsOf(line: string): readonly string[] {
  return line.split(BETWEEN_COLUMNS).flatMap((column) => column.trim() || []);
}

function sameNames(
  all: readonly { readonly heading?: string | undefined; readonly name: string | undefined }[],
  kind: string,
): Found[] {
  const named = all.filter(({ name }) => name !== undefined);
  return named
    .filter(({ name }, index) => named.findIndex((other) => other.name === name) < index)
    .map(({ heading }) => error(`two ${kind} are called “${heading}”: both offer those of the first`));
}

/** What an editor entered in a document, without the covers of listed PDF documents, which need no alternative text. */
function ownValues(item: ContentItem): FoundValue[] {
  return valuesIn(item).filter(
    ({ field }) => !/\.(related|documents|dates)\[|\.(cover|figure)\.|\.results\.event\./.test(field),
  );
}

/** The path of an address, without query and fragment. */
export function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? href;
}
