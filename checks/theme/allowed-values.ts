/** The values that styles may use without a token, and why. All other lengths, colours and durations must be tokens. */

/** Relative units, with what they are relative to. */
export const freeUnits: Readonly<Record<string, string>> = {
  em: "the font size",
  ch: "the width of a character",
  lh: "the line height",
  cqi: "the container",
  svh: "the height of the window",
  dvh: "the height of the window",
  deg: "an angle",
};

/** The only length that needs no token. */
export const hairline = "1px";

/** Inherited colours, system colours, and no colour. */
export const freeColours: ReadonlySet<string> = new Set([
  "currentcolor",
  "inherit",
  "none",
  "transparent",
  "linktext",
  "canvas",
  "canvastext",
  "buttontext",
  "highlight",
]);

/** Media queries other than widths; for widths see `client/styles/media.ts`. */
export const freeQueries: ReadonlySet<string> = new Set([
  "print",
  "screen",
  "(prefers-reduced-motion: reduce)",
  "(prefers-reduced-motion: no-preference)",
  "(forced-colors: active)",
  "(prefers-contrast: more)",
  "(prefers-reduced-transparency: reduce)",
  "(scripting: none)",
  "(hover: hover)",
]);

/** Properties whose numbers are not lengths. */
export const unitless: ReadonlySet<string> = new Set([
  "animationIterationCount",
  "aspectRatio",
  "columnCount",
  "fillOpacity",
  "flex",
  "flexGrow",
  "flexShrink",
  "fontWeight",
  "gridColumn",
  "gridColumnEnd",
  "gridColumnStart",
  "gridRow",
  "gridRowEnd",
  "gridRowStart",
  "lineClamp",
  "lineHeight",
  "opacity",
  "order",
  "orphans",
  "scale",
  "strokeOpacity",
  "strokeWidth",
  "tabSize",
  "WebkitLineClamp",
  "widows",
  "zIndex",
  "zoom",
]);
