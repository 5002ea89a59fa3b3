import type { SectionView } from "../../src/domain/content/section.ts";

/** A part of a page that can be gone to. */
export interface PagePart {
  /** Unique on its page; made of the heading's words, so that it outlives a change of order. */
  readonly id: string;
  readonly heading: string;
  readonly section: SectionView;
}

/** The sections of a page that have a heading, each with an address of its own. */
export function partsOfPage(sections: readonly SectionView[]): PagePart[] {
  const taken = new Set<string>();
  return sections.flatMap((section) => {
    const heading = "heading" in section ? section.heading : undefined;
    if (!heading) return [];
    // The prefix keeps it apart from what else has an id on a page.
    const wanted = ["part", ...(heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join("-");
    let id = wanted;
    for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
    taken.add(id);
    return [{ id, heading, section }];
  });
}
