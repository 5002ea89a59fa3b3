import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

export const chart = style({
  maxWidth: theme.width.chartOfParts,
  marginBlock: theme.space["4"],
  fill: theme.color.action,
});

/** A title beside its bar, on a phone above it. */
export const entry = style({
  display: "grid",
  gap: `${theme.space["2"]} ${theme.layout.gap}`,
  paddingBlock: theme.space["4"],
  borderBottom: `1px solid ${theme.color.line}`,
  breakInside: "avoid",
  "@media": { [above.tablet]: { gridTemplateColumns: "1fr 2fr" } },
});

export const swatch = style({ display: "inline-block" });

/** The names and amounts of parts, side by side as far as there is room. */
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space["1"]} ${theme.space["5"]}`,
  fontSize: theme.text.small,
});

/** Also without colours, on paper and for those who do not see them, each differs from the next. */
export const fills = styleVariants({
  first: { fill: theme.color.action, stroke: theme.color.action },
  second: { fill: theme.color.mint, stroke: theme.color.action },
  third: { fill: theme.color.paper, stroke: theme.color.action },
  apart: { fill: theme.color.paper, stroke: theme.color.inkSoft, strokeDasharray: "3 2" },
});

// In forced colours, SVG drawings would keep their colours on the background of the system.
const forced = "(forced-colors: active)";
globalStyle(`${chart} rect`, { "@media": { [forced]: { stroke: "CanvasText", fill: "Canvas" } } });
globalStyle(`${chart} .${fills.first}`, { "@media": { [forced]: { fill: "CanvasText" } } });
