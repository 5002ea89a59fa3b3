/** Widths of a window at which the layout changes, in px (docs/specification.md, section 9). */
export const breakpoints = { phone: 550, tablet: 796, desktop: 1124, laptop: 1366, wide: 1440 } as const;

/** A window of less height is low, in px. */
const LOW = 600;

/** Default font size of browsers, in px. */
const USUAL_TEXT = 16;

type Breakpoint = keyof typeof breakpoints;

/** In `em`, so that a larger font size in the browser's settings leads to the layout for a narrower screen. */
function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint] / USUAL_TEXT}em)`;
}

/** Media queries, mobile first: each applies from its breakpoint upwards. */
export const above = {
  phone: `screen and ${from("phone")}`,
  tablet: `screen and ${from("tablet")}`,
  desktop: `screen and ${from("desktop")}`,
  laptop: `screen and ${from("laptop")}`,
  wide: `screen and ${from("wide")}`,
  /** From the width of a tablet and a height on at which there is space for cards. */
  low: `screen and ${from("tablet")} and (min-height: ${LOW}px)`,
} as const;

/** Media queries that apply below a breakpoint on a screen: on paper, there is room for the wider layout. */
export const below = {
  tablet: `screen and (width < ${breakpoints.tablet / USUAL_TEXT}em)`,
} as const;

/**
 * Media queries that apply up to a width or a height. On a small phone, or with large text on any, words need all of it. A
 * low window is low whatever the size of the text.
 */
export const upTo = {
  smallPhone: "(max-width: 20em)",
  low: `screen and (max-height: ${LOW - 1}px)`,
} as const;

/** `sizes` of an image as wide as {@link container}: fixed on the widest screens, otherwise relative to the window. */
export const containerWidth = "(min-width: 1800px) 1660px, 92vw";

/** `sizes` of an image: the first value from the breakpoint on, otherwise the second. */
export function sizesFrom(breakpoint: Breakpoint, wider: string, smaller: string): string {
  return `${from(breakpoint)} ${wider}, ${smaller}`;
}

/** Width of a figure, relative to its text, below which its value is smaller. */
export const narrowFigure = "(width < 15em)";

/** Widths of a chart, relative to its labels, from which and below which it is laid out. */
export function chartFrom(width: number): string {
  return `(width >= ${width}em)`;
}

export function chartBelow(width: number): string {
  return `(width < ${width}em)`;
}
