/** Parts of the style guide besides the sections, by the names that addresses and images know them by. */
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
  signs: "Signs and the course line",
} as const;

/** The same for those that take the width of the window. */
export const WIDE_GUIDE_PARTS = { heads: "Heads of pages", failures: "Failures" } as const;

/** The place of a kind of section on the page. */
export function sectionPlace(kind: string): string {
  return `section-${kind}`;
}
