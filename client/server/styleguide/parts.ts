/** Parts of the style guide besides the sections, by their ids, which are also the names of the screenshots. */
export const GUIDE_PARTS = {
  colours: "Colours",
  contrast: "Pairs of colours",
  type: "Type",
  measures: "Spaces, radii and lines",
  motion: "Motion",
  links: "Links and buttons",
  fields: "Fields and tabs",
  lists: "Filters and pages of a list",
  entries: "Entries of lists",
  charts: "Charts",
  search: "States of a search",
  icons: "Icons and the motif",
} as const;

/** The same for parts of full window width. */
export const WIDE_GUIDE_PARTS = { heads: "Heads of pages", failures: "Failures" } as const;

/** Id of a section kind's examples on the page. */
export function sectionId(kind: string): string {
  return `section-${kind}`;
}
