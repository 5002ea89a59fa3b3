import type { AskedOfPage } from "../../application/page-capability.ts";
import type { ListFilter } from "../../domain/content/list-filter.ts";
import { type RouteParameters, routeParameters } from "./contract/parameters.ts";
import { listFilterOf, listHref, listPageOf } from "./contract/query.ts";
import { type PageTarget, partsOf } from "./document-target.ts";
import type { AskedRule, RouteAdditions } from "./route-additions.ts";

/** Reads what the addresses of pages ask, and writes them as the site's own links are spelt. */
export class PageAddresses {
  readonly #routes: readonly RouteParameters[];
  readonly #filters: readonly ((query: URLSearchParams) => ListFilter)[];
  readonly #asked: readonly AskedRule[];

  /**
   * @param languages - Those of addresses that begin with them. Default: there is one language.
   */
  constructor(
    capabilities: readonly Pick<RouteAdditions, "parameters" | "filterOf" | "asked">[],
    languages: readonly string[] = [],
  ) {
    const added = capabilities.flatMap(({ parameters }) => parameters ?? []);
    this.#routes = routeParameters(added, languages);
    this.#filters = capabilities.flatMap(({ filterOf }) => filterOf ?? []);
    this.#asked = capabilities.flatMap(({ asked }) => asked ?? []);
  }

  /** The page that an address names; other query parameters than those of its route are ignored. */
  targetOf(url: string): PageTarget {
    const { path, query } = partsOf(url);
    const parameters = new URLSearchParams(this.#isOfPages(path) ? query : "");
    return {
      kind: "page",
      path,
      listPage: listPageOf(parameters),
      filter: this.#filterOf(parameters),
      asked: this.#askedOf(parameters),
    };
  }

  /** The address of a page in canonical form; the inverse of {@link targetOf}. */
  hrefOf({ path, listPage, filter, asked }: Omit<PageTarget, "kind">): string {
    const href = listHref(path, filter, listPage);
    if (!asked) return href;
    const query = this.#asked.map(({ queryOf }) => queryOf(asked)).filter(Boolean);
    return `${href}${href === path ? "?" : "&"}${query.join("&")}`;
  }

  #isOfPages(path: string): boolean {
    return this.#routes.find(({ paths }) => paths.test(path)) === this.#routes.at(-1);
  }

  #filterOf(parameters: URLSearchParams): ListFilter {
    let filter = listFilterOf(parameters);
    for (const filterOf of this.#filters) filter = { ...filter, ...filterOf(parameters) };
    return filter;
  }

  #askedOf(parameters: URLSearchParams): AskedOfPage | undefined {
    let asked: AskedOfPage | undefined;
    for (const { of } of this.#asked) {
      const added = of(parameters);
      if (added) asked = { ...asked, ...added };
    }
    return asked;
  }
}
