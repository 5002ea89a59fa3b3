const widths = { phone: 550, tablet: 796, desktop: 1124, wide: 1366, full: 1440 } as const;

/** Size in px of the text that the widths were chosen for, the usual one of browsers. */
const USUAL_TEXT = 16;

/** A width of the window from which the layout is another; specification of the site. */
export type Breakpoint = keyof typeof widths;

/** In `em`: who has the browser show larger text gets the layout that has room for it. */
function from(breakpoint: Breakpoint): string {
  return `(min-width: ${widths[breakpoint] / USUAL_TEXT}em)`;
}

/** Media queries from the smallest screen up; each holds from its breakpoint on. */
export const above = {
  phone: `screen and ${from("phone")}`,
  tablet: `screen and ${from("tablet")}`,
  desktop: `screen and ${from("desktop")}`,
  wide: `screen and ${from("wide")}`,
  full: `screen and ${from("full")}`,
} as const satisfies Record<Breakpoint, string>;

/** The longest comfortable line. */
export const measure = "42rem";

/** Width of the image in the footer. */
export const artworkWidth = "22rem";

/** Width of a portrait beside somebody's name; the smaller one on a phone. */
export const portraitWidths = { usual: "12rem", phone: "6rem" } as const;

/** Large type, or entries with facts beside them. */
export const wideWidth = "54rem";

/** Width of a document's cover in a list. */
export const coverWidth = "5rem";

/** Value for the `sizes` of an image that is as wide as the page's inner width: a share of it, of the window below. */
export const innerWidth = "(min-width: 1800px) 1660px, 92vw";

/** Value for the `sizes` of an image: the first where the screen is at least desktop size, else the second. */
export function desktopElse(desktop: string, smaller: string): string {
  return `${from("desktop")} ${desktop}, ${smaller}`;
}

/** The same for more breakpoints: `[["wide", "24vw"], ["tablet", "32vw"]]`, the widest first. */
export function sizesFrom(steps: readonly (readonly [Breakpoint, string])[], smallest: string): string {
  const wider = steps.map(([breakpoint, size]) => `${from(breakpoint)} ${size}`);
  return [...wider, smallest].join(", ");
}
