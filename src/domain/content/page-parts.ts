import type { Section, SectionView } from "./section.ts";
import { uniqueAmong } from "./slug.ts";
import type { Translatable } from "./translatable.ts";

/** A part of a page that a hash can name. */
export interface PagePart<T extends Section | SectionView = SectionView> {
  /** Unique on its page; derived from the heading, so that it stays the same when sections are reordered. */
  readonly id: string;
  readonly heading: string;
  /** The language of the heading (BCP 47). Default: that of the page. */
  readonly headingIn?: string | undefined;
  readonly section: T;
}

/** The sections of a page that have a heading, each with an id for links. */
export function partsOfPage<T extends Section | SectionView>(sections: readonly T[]): PagePart<T>[] {
  const usedIds = new Set<string>();
  return sections.flatMap((section) => {
    const heading = "heading" in section ? section.heading : undefined;
    if (!heading) return [];
    // The prefix prevents collisions with other ids on the page.
    const slug = ["part", ...wordsOf(heading)].join("-");
    const { heading: headingIn }: Translatable["wordsIn"] & object = section.wordsIn ?? {};
    return [{ id: uniqueAmong(usedIds, slug), heading, headingIn, section }];
  });
}

/** The words of a heading with their accents and vowels, however these are composed. A mark of an emoji is not a word. */
function wordsOf(heading: string): readonly string[] {
  return (
    heading
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  );
}
