import { NEWS_CATEGORIES } from "../../../domain/content/news.ts";
import { PDF_CATEGORIES } from "../../../domain/content/pdf-document.ts";
import { FILE_PATHS } from "../../../domain/links/address.ts";
import { SEARCH_KINDS } from "../../../domain/search/search.ts";
import { type Parameters, TEXT } from "./parameter-form.ts";

/** Until the client takes it from its folder. */
export const CHOICE_FIELD = "asset";

// What addresses may ask in their query, the one table of it. The page cache and nginx keep responses by nothing else:
// `npm run nginx:parameters` writes the table into `ops/nginx/website.conf`.

/** Filters of the lists of the core. Capabilities add those of their own lists. */
export const LIST_PARAMETERS = {
  year: /^[12]\d{3}$/,
  category: NEWS_CATEGORIES,
  kind: PDF_CATEGORIES,
} as const satisfies Parameters;

/** The page number of a list, up to `LAST_LIST_PAGE`. The first page has none. */
export const PAGE_PARAMETER = /^(?:[2-9]|[1-9]\d{1,3}|10000)$/;

/**
 * The names of the filters of an address, and of its page number, in the order of the site's own links: those of the core,
 * those that capabilities add by their names, the page number.
 */
export function inOrder(names: readonly string[]): readonly string[] {
  const core = [...Object.keys(LIST_PARAMETERS)].filter((name) => names.includes(name));
  const added = names.filter((name) => !(name in LIST_PARAMETERS) && name !== "page");
  return [...core, ...added.sort(), ...names.filter((name) => name === "page")];
}

export const SEARCH_PARAMETERS = {
  s: TEXT,
  t: ["pdf"],
  page: PAGE_PARAMETER,
  year: LIST_PARAMETERS.year,
  kind: SEARCH_KINDS,
} as const satisfies Parameters;

export interface RouteParameters {
  /** One word. */
  readonly name: string;
  /** The paths of the route, as they are sent. */
  readonly paths: RegExp;
  /** What a response is kept by, in the order of the site's own links. An address has one spelling of them. */
  readonly kept: Parameters;
  /** Parameters that visitors type, with unlimited values: shared caches keep no response to them. Default: none. */
  readonly asked?: Parameters;
  /** The parameters of `asked` that make a question; one of them is enough. Default: each of these addresses asks one. */
  readonly askedBy?: readonly string[];
}

/** The parameters that a capability adds. */
export interface AddedParameters {
  /** Filters of lists of pages. */
  readonly lists?: Parameters;
  /** Parameters that visitors type on a page, and the one without which nothing is asked. */
  readonly pages?: { readonly by: string; readonly asked: Parameters };
  /** Parameters that choose the content of a download. */
  readonly downloads?: Parameters;
  /** Parameters of its own routes. */
  readonly routes?: readonly RouteParameters[];
}

/**
 * The parameters of every route outside the API, of which nothing is kept. The first one with a path counts; the last one is
 * that of pages.
 *
 * @param added - What each capability of the site adds.
 * @param languages - Those of addresses that begin with them. Default: there is one language.
 */
export function routeParameters(
  added: readonly AddedParameters[],
  languages: readonly string[] = [],
): readonly RouteParameters[] {
  return routesOf(added).map((route) => ({ ...route, paths: inLanguages(route.paths, languages) }));
}

/** Matches the same paths in each language. */
function inLanguages({ source, flags }: RegExp, languages: readonly string[]): RegExp {
  if (languages.length === 0 || !source.startsWith(PATH_BEGINS)) return new RegExp(source, flags);
  return new RegExp(`^(?:\\/(?:${languages.join("|")}))?${source.slice(1)}`, flags);
}

/** How an expression of paths begins. */
const PATH_BEGINS = "^\\/";

function routesOf(added: readonly AddedParameters[]): readonly RouteParameters[] {
  const downloads = merged(added.map((one) => one.downloads));
  return [
    { name: "search", paths: /^\/search\/?$/, kept: {}, asked: SEARCH_PARAMETERS },
    { name: "downloads", paths: /^\/downloads\//, kept: {}, asked: downloads },
    ...added.flatMap(({ routes = [] }) => routes),
    // They are the same for whatever query. A parameter that somebody adds (`?v=2`) is for caches of others.
    { name: "files", paths: FILE_PATHS, kept: {} },
    { name: "tools", paths: /^\/(?:styleguide|slice-simulator)$/, kept: {} },
    pageParameters(added),
  ];
}

/** Parameters of addresses of pages, and of addresses that do not exist. */
function pageParameters(added: readonly AddedParameters[]): RouteParameters {
  const lists: Parameters = {
    ...LIST_PARAMETERS,
    ...merged(added.map((one) => one.lists)),
    page: PAGE_PARAMETER,
  };
  const kept = merged(inOrder(Object.keys(lists)).map((name) => ({ [name]: lists[name] ?? TEXT })));
  const pages = added.flatMap((one) => one.pages ?? []);
  const common = { name: "pages", paths: /^/, kept };
  if (pages.length === 0) return common;
  return { ...common, asked: merged(pages.map(({ asked }) => asked)), askedBy: pages.map(({ by }) => by) };
}

function merged(all: readonly (Parameters | undefined)[]): Parameters {
  return Object.fromEntries(all.flatMap((parameters) => Object.entries(parameters ?? {})));
}
