import type { SectionView } from "../../src/domain/content/section.ts";

/** A part of a page that a hash can name. */
export interface PagePart {
  /** Unique on its page; derived from the heading, so that it stays the same when sections are reordered. */
  readonly id: string;
  readonly heading: string;
  readonly section: SectionView;
}

/** The sections of a page that have a heading, each with an id for links. */
export function partsOfPage(sections: readonly SectionView[]): PagePart[] {
  const usedIds = new Set<string>();
  return sections.flatMap((section) => {
    const heading = "heading" in section ? section.heading : undefined;
    if (!heading) return [];
    // The prefix prevents collisions with other ids on the page.
    const slug = ["part", ...(heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join("-");
    let id = slug;
    for (let number = 2; usedIds.has(id); number += 1) id = `${slug}-${number}`;
    usedIds.add(id);
    return [{ id, heading, section }];
  });
}
