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

/**
 * The pages above a page, the nearest last: its parent, or else the page that lists it. Of several, that which leads with
 * the list.
 */
export function placeOf(content: Content, page: Page, listed: AddressesListed): readonly PlaceAbove[] {
  const above: Page[] = [];
  for (let below: Page | undefined = page; below && above.length < MAX_LEVELS; ) {
    const next: Page | undefined = parentOf(content, below) ?? listerOf(content, below, listed);
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

function listerOf(content: Content, page: Page, listed: AddressesListed): Page | undefined {
  const address = addressOfPage(page);
  if (address === undefined || TOP_TYPES.includes(page.type)) return undefined;
  const isListed = (section: Section, lister: Page) =>
    section.kind === "page-index"
      ? indexedPages(content, lister, section.pages).includes(page)
      : listed(section, content, lister).includes(address);
  const places = (["investors-page", "page"] as const).flatMap((type) =>
    content.pagesOf(type).flatMap((lister) => {
      const rank = lister.sections.findIndex((section) => isListed(section, lister));
      return rank < 0 || lister === page ? [] : { lister, rank };
    }),
  );
  return places.toSorted((one, other) => one.rank - other.rank)[0]?.lister;
}
