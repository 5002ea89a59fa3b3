import type { Locale } from "../../../brand/locale.ts";
import type { AskedOfPage } from "../../application/page-capability.ts";
import type { ListFilter } from "../../domain/content/list-filter.ts";
import type { SectionView } from "../../domain/content/section.ts";
import type { AddedParameters } from "./contract/parameters.ts";
import type { FeedPaths } from "./contract/site.ts";
import type { FindDownload } from "./downloads/download.ts";
import type { FactList } from "./facts/fact-list.ts";
import type { AddedFigures } from "./figure-files/figure-tables.ts";

/** What a capability adds to the core's own routes. Default of each: nothing. */
export interface RouteAdditions extends AddedFigures {
  /** The lists that it adds to `/facts.json`, by their names, in this order. */
  readonly facts?: Readonly<Record<string, FactList>>;
  /** Finds what its sections have for `/downloads/PAGE/NAME.zip`. */
  readonly downloads?: FindDownload;
  /** The feeds to which pages with a kind of sections lead. */
  readonly feeds?: readonly SectionFeed[];
  /** The parameters of its addresses. */
  readonly parameters?: AddedParameters;
  /** The filter of an address for its lists. Values without the form of its parameters are ignored. */
  readonly filterOf?: (query: URLSearchParams) => ListFilter;
  readonly asked?: AskedRule;
  /**
   * What its pages show beside content, such as the choices of a form: the same value until it changes. A cached page with
   * another one is stale. It is called for each hit of the page cache.
   */
  readonly alsoShown?: () => unknown;
  /** What `/readyz` tells operators. */
  readonly health?: () => Readonly<Record<string, unknown>>;
}

/** A feed of what a kind of sections lists. */
export interface SectionFeed {
  readonly kind: SectionView["kind"];
  readonly titleIn: (locale: Locale) => string;
  readonly paths: FeedPaths;
}

/** What a visitor asks of a page by its address. It is private: the response is neither cached nor kept by others. */
export interface AskedRule {
  /** `undefined` if nothing is asked. */
  readonly of: (query: URLSearchParams) => AskedOfPage | undefined;
  /** The inverse: its part of the query in the spelling of the site's own links; empty if nothing is asked. */
  readonly queryOf: (asked: AskedOfPage) => string;
}
