import { addressOfPage } from "../links/address.ts";
import type { Content } from "./content.ts";
import type { Page } from "./page.ts";
import { indexedPages } from "./page-index.ts";
import type { Section } from "./section.ts";

/** A page above another one. */
export interface PlaceAbove {
  readonly title: string;
  readonly href: string;
}

/** The addresses that a section of a page lists, beside its own links. */
export type AddressesListed = (section: Section, content: Content, page: Page) => readonly string[];

/** More levels than a site has, so that a circle ends. */
const MAX_LEVELS = 5;

/** For each address that pages list, the page that does; of several, that which leads with the list. */
export type Listers = ReadonlyMap<string, Page>;

/**
 * Finds who lists what, in all of the content.
 *
 * @param listed - What sections of capabilities list.
 */
export function listersOf(content: Content, listed: AddressesListed): Listers {
  const found = new Map<string, { readonly lister: Page; readonly rank: number }>();
  for (const lister of (["investors-page", "page"] as const).flatMap((type) => content.pagesOf(type))) {
    const own = addressOfPage(lister);
    for (const [rank, section] of lister.sections.entries()) {
      const addresses =
        section.kind === "page-index"
          ? indexedPages(content, lister, section.pages).flatMap((page) => addressOfPage(page) ?? [])
          : listed(section, content, lister);
      for (const address of addresses) {
        const before = found.get(address);
        if (address !== own && (before === undefined || rank < before.rank))
          found.set(address, { lister, rank });
      }
    }
  }
  return new Map([...found].map(([address, { lister }]) => [address, lister]));
}

/** The pages above a page, the nearest last: its parent, or else the page that lists it. */
export function placeOf(content: Content, page: Page, listers: Listers): readonly PlaceAbove[] {
  const above: Page[] = [];
  for (let below: Page | undefined = page; below && above.length < MAX_LEVELS; ) {
    const next: Page | undefined = parentOf(content, below) ?? listerOf(below, listers);
    if (next === undefined || next === page || above.includes(next)) break;
    above.unshift(next);
    below = next;
  }
  return above.map((one) => ({ title: one.title, href: addressOfPage(one) ?? "/" }));
}

function parentOf(content: Content, page: Page): Page | undefined {
  return page.type === "page" && page.parent ? content.pageAt(page.parent.href) : undefined;
}

/** Pages that everything leads to are below none. */
const TOP_TYPES: readonly Page["type"][] = [
  "home",
  "investors-page",
  "contact-page",
  "news-archive",
  "news-article",
];

function listerOf(page: Page, listers: Listers): Page | undefined {
  const address = addressOfPage(page);
  return address === undefined || TOP_TYPES.includes(page.type) ? undefined : listers.get(address);
}
