const widths = { phone: 550, tablet: 796, desktop: 1124 } as const;

/** Default font size of browsers, in px. */
const USUAL_TEXT = 16;

/** A window width at which the layout changes; specification of the site. */
export type Breakpoint = keyof typeof widths;

/** In `em`, so that a larger font size in the browser's settings leads to the layout for a narrower screen. */
function from(breakpoint: Breakpoint): string {
  return `(min-width: ${widths[breakpoint] / USUAL_TEXT}em)`;
}

/** Media queries, mobile first: each applies from its breakpoint upwards. */
export const above = {
  phone: `screen and ${from("phone")}`,
  tablet: `screen and ${from("tablet")}`,
  desktop: `screen and ${from("desktop")}`,
} as const satisfies Record<Breakpoint, string>;

/** Maximum line length of running text. */
export const measure = "42rem";

/** Width of the image in the footer. */
export const artworkWidth = "22rem";

/** Width of a portrait beside somebody's name; the smaller one on a phone. */
export const portraitWidths = { usual: "12rem", phone: "6rem" } as const;

/** Width of large text, or of entries with facts beside them. */
export const wideWidth = "54rem";

/** Media queries that apply up to a width. On a small phone, or with large text on any, words need all of it. */
export const upTo = { smallPhone: "(max-width: 20em)" } as const;

/** Width of a document's cover in a list. With large text on a phone it is smaller, to leave space for the text. */
export const coverWidth = "min(5rem, 21vw)";

/** `sizes` of an image as wide as {@link inner}: fixed on the widest screens, otherwise relative to the window. */
export const innerWidth = "(min-width: 1800px) 1660px, 92vw";

/** `sizes` of an image: the first value from the desktop breakpoint on, otherwise the second. */
export function desktopElse(desktop: string, smaller: string): string {
  return sizesFrom("desktop", desktop, smaller);
}

/** The same for any breakpoint. */
export function sizesFrom(breakpoint: Breakpoint, wider: string, smaller: string): string {
  return `${from(breakpoint)} ${wider}, ${smaller}`;
}

/** Width of a chart, relative to its text, below which not every bar has room for a label. */
export const narrowChart = "(width < 15em)";
