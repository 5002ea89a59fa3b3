import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

export const chart = style({ maxWidth: theme.width.chartOfParts, marginBlock: theme.space["4"] });

/** A title beside its bar, on a phone above it. */
export const entry = style({
  display: "grid",
  gap: `${theme.space["2"]} ${theme.layout.gap}`,
  paddingBlock: theme.space["4"],
  borderBottom: `1px solid ${theme.color.line}`,
  breakInside: "avoid",
  "@media": {
    [above.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
    print: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
  },
});

export const title = style({ display: "block", fontWeight: 500 });
export const note = style([label, { display: "block" }]);

export const bar = style({ display: "block", marginBlock: theme.space["1"] });

export const legend = style([
  label,
  { display: "flex", flexWrap: "wrap", gap: `0 ${theme.space["5"]}`, fontVariantNumeric: "tabular-nums" },
]);
export const part = style({});
export const swatch = style({ verticalAlign: "-0.05em" });
export const amount = style({ fontWeight: 500, color: theme.color.ink });

/** Also without colours, on paper and for those who do not see them, each differs from the next. */
export const fills = styleVariants({
  first: { fill: theme.color.action, stroke: theme.color.action },
  second: { fill: theme.color.lime, stroke: theme.color.forest },
  third: { fill: theme.color.mint, stroke: theme.color.action },
  apart: { fill: theme.color.paper, stroke: theme.color.inkSoft, strokeDasharray: "3 2" },
});

// In forced colours, SVG drawings would keep their colours on the background of the system.
const forced = "(forced-colors: active)";
globalStyle(`${chart} rect`, { "@media": { [forced]: { stroke: "CanvasText", fill: "Canvas" } } });
globalStyle(`${chart} .${fills.first}`, { "@media": { [forced]: { fill: "CanvasText" } } });
globalStyle(`${chart} .${fills.third}`, { "@media": { [forced]: { fill: "GrayText" } } });
