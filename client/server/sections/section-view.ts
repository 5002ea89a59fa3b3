import type { HeadingLevel } from "../../../src/domain/content/rich-text.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";

export interface SectionProps<Kind extends SectionView["kind"]> {
  readonly section: Extract<SectionView, { readonly kind: Kind }>;
}

/** Level of the headings inside a section: one below the section's heading, or its level if it has none. */
export function itemLevel({ heading }: { readonly heading?: string | undefined }): HeadingLevel {
  return heading ? 3 : 2;
}
