import { type ContentItem, documentOf, openedIdOf, sectionsOf, typeOf } from "../content/content-item.ts";
import { headingOf } from "../content/part-gates.ts";
import type { Section } from "../content/section.ts";

/** A part of a document as its editor sees it. */
export interface NamedPart {
  /** The type of the part, as in `share-capital` or `share_capital`. */
  readonly type: string;
  /** Counted from 1, with those that are not shown. */
  readonly number: number;
  /** Default: it has none. */
  readonly heading?: string | undefined;
  /** The list that it is in, of a document with several. */
  readonly list?: string | undefined;
}

/** A document as its editor knows it. */
export interface NamedDocument {
  readonly title: string;
  readonly type: string;
  /** A part of it by the name and the index in a path: `sections`, 2. */
  readonly partAt: (list: string, index: number) => NamedPart | undefined;
}

/** The type of the parts of menus. */
export const MENU_GROUP = "menu-group";

/** What editors call an item: the site options have no title. */
export function titleOf(item: ContentItem): string {
  return documentOf(item)?.title ?? "Site options";
}

/** A section as the part of a document that it is. */
function partOf(section: Section, index: number): NamedPart {
  return { type: section.kind, number: section.partNumber ?? index + 1, heading: headingOf(section) };
}

/** An item as its editor knows it. */
export function namedItem(item: ContentItem): NamedDocument {
  return {
    title: titleOf(item),
    type: typeOf(item),
    partAt: (list, index) => {
      const section = list === "sections" ? sectionsOf(item)[index] : undefined;
      return section ? partOf(section, index) : menuGroupAt(item, list, index);
    },
  };
}

function menuGroupAt(item: ContentItem, list: string, index: number): NamedPart | undefined {
  if (item.kind !== "site-options") return undefined;
  const [, groups] = Object.entries(item.options.menus).find(([name]) => list === `menus.${name}`) ?? [];
  const group = groups?.[index];
  return group && { type: MENU_GROUP, number: group.partNumber ?? index + 1, heading: group.title, list };
}

/** The items by the ids of the documents that editors open. */
export function namedItems(items: readonly ContentItem[]): ReadonlyMap<string, NamedDocument> {
  return new Map(items.map((item) => [openedIdOf(item), namedItem(item)]));
}
