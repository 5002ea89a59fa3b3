import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";
import type { SectionView } from "../../src/domain/content/section.ts";

/** The section of a kind, ready to be shown. */
export type SectionOf<Kind extends SectionView["kind"]> = Extract<SectionView, { readonly kind: Kind }>;

/** What the component of a section kind gets. */
export interface SectionProps<Kind extends SectionView["kind"]> {
  readonly section: SectionOf<Kind>;
}

/** Level of the headings inside a section: below the section's own, or in its place where it has none. */
export function itemLevel({ heading }: { readonly heading?: string | undefined }): HeadingLevel {
  return heading ? 3 : 2;
}
