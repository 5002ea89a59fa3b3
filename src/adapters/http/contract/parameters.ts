import { DIVIDEND_SORTS } from "../../../domain/dividends/dividend.ts";
import type { HoldingField } from "../../../domain/dividends/holding.ts";
import type { ListFilter } from "../../../domain/content/list-filter.ts";
import { NEWS_CATEGORIES } from "../../../domain/content/news.ts";
import { PDF_CATEGORIES } from "../../../domain/content/pdf-document.ts";
import { FILE_PATHS } from "../../../domain/links/address.ts";
import { SEARCH_KINDS } from "../../../domain/search/search.ts";

// What addresses may ask in their query, the one table of it. The page cache and nginx keep responses by nothing else:
// `npm run nginx:parameters` writes the table into `ops/nginx/website.conf`.

/**
 * The form of a value, others of which are ignored: one of a list, or what an expression matches from `^` to `$`, in the
 * syntax that JavaScript shares with nginx (PCRE), where a value ends before `&`.
 */
export type ParameterForm = readonly string[] | RegExp;

type Parameters = Readonly<Record<string, ParameterForm>>;

/** What a visitor types. */
const TEXT = /^/;

/** Filters of the lists of a page, in the order of the site's own links. */
export const LIST_PARAMETERS = {
  year: /^[12]\d{3}$/,
  category: NEWS_CATEGORIES,
  kind: PDF_CATEGORIES,
  sort: DIVIDEND_SORTS,
  // Other kinds than the source has are not found, and not kept.
  announcement: /^(?![^&]{101})[a-z0-9]+(?:-[a-z0-9]+)*$/,
  // The first page has none. The last one is `LAST_LIST_PAGE`.
  page: /^(?:[2-9]|[1-9]\d{1,3}|10000)$/,
} as const satisfies Readonly<Record<keyof ListFilter | "page", ParameterForm>>;

/** The parameter without which nothing is asked of a holding. */
export const HOLDING_PARAMETER = "shares";

/** What a visitor asks of a holding. */
const HOLDING_PARAMETERS = {
  [HOLDING_PARAMETER]: TEXT,
  from: TEXT,
  to: TEXT,
  currency: TEXT,
} as const satisfies Readonly<Record<HoldingField, ParameterForm>>;

export const SEARCH_PARAMETERS = {
  s: TEXT,
  t: ["pdf"],
  page: LIST_PARAMETERS.page,
  year: LIST_PARAMETERS.year,
  kind: SEARCH_KINDS,
} as const satisfies Parameters;

/** Path of the workbook with what a holding was paid. No page can have it. */
export const HOLDING_PATH = "/holding.xlsx";

/** The parameter with the path of the page whose calculator a workbook is of. */
export const CALCULATOR_PARAMETER = "calculator";

/** The field of an address that has the ids of chosen assets. It is also there, once empty, if nothing is chosen. */
export const CHOICE_FIELD = "asset";

interface RouteParameters {
  /** One word. */
  readonly name: string;
  /** The paths of the route, as they are sent. */
  readonly paths: RegExp;
  /** What a response is kept by, in the order of the site's own links. An address has one spelling of them. */
  readonly kept: Parameters;
  /** What visitors type, of which there is any number: shared caches keep no response to it. Default: nothing. */
  readonly asked?: Parameters;
  /** The parameter without which nothing is asked. Default: something is asked at each of these addresses. */
  readonly askedBy?: string;
}

/** Addresses of pages, and those that nothing has. */
const PAGES: RouteParameters = {
  name: "pages",
  paths: /^/,
  kept: LIST_PARAMETERS,
  asked: HOLDING_PARAMETERS,
  askedBy: HOLDING_PARAMETER,
};

/** The parameters of every route outside the API, of which nothing is kept. The first one with a path counts. */
export const ROUTES: readonly RouteParameters[] = [
  { name: "search", paths: /^\/search\/?$/, kept: {}, asked: SEARCH_PARAMETERS },
  { name: "downloads", paths: /^\/downloads\//, kept: {}, asked: { [CHOICE_FIELD]: TEXT } },
  {
    name: "holding",
    paths: /^\/holding\.xlsx$/,
    kept: {},
    asked: { [CALCULATOR_PARAMETER]: TEXT, ...HOLDING_PARAMETERS },
  },
  // They are the same for whatever query. A parameter that somebody adds (`?v=2`) is for caches of others.
  { name: "files", paths: FILE_PATHS, kept: {} },
  { name: "tools", paths: /^\/(?:styleguide|slice-simulator)$/, kept: {} },
  PAGES,
];

/** Whether a path may be that of a page, and the parameters of its query those of pages. */
export function hasPageParameters(path: string): boolean {
  return ROUTES.find(({ paths }) => paths.test(path)) === PAGES;
}

/** A value that is one of a list. */
export function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((known) => known === text);
}

/** A value that an expression matches. */
export function matching(form: RegExp, text: string | null): string | undefined {
  return text !== null && form.test(text) ? text : undefined;
}
