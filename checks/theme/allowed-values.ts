/** What a style may say without a token, and why. Everything else that measures or colours is the theme's to name. */

/** Units that say a proportion of something the theme has measured already. */
export const freeUnits: Readonly<Record<string, string>> = {
  em: "of the size of the text it adjusts",
  ch: "of the characters in a line",
  lh: "of the height of a line",
  cqi: "of the container it stands in",
  svh: "of the height of the window",
  dvh: "of the height of the window",
  deg: "an angle",
};

/** The one length that needs no name. */
export const hairline = "1px";

/** Colours that the surroundings, the visitor or nobody decides. */
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

/** Media queries that ask what the visitor uses, not how wide it is; widths are asked for by `client/styles/media.ts`. */
export const freeQueries: ReadonlySet<string> = new Set([
  "print",
  "screen",
  "(prefers-reduced-motion: reduce)",
  "(prefers-reduced-motion: no-preference)",
  "(forced-colors: active)",
  "(scripting: none)",
  "(hover: hover)",
]);

/** Properties whose numbers are no lengths. */
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
