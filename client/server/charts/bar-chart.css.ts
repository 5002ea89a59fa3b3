import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { above, chartBelow, chartFrom, upTo } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";
import { COLUMNS_FROM } from "./widths.ts";

/** Charts side by side where each has room for its figures. */
export const charts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.chart}, 100%), 1fr))`,
  gap: `${theme.space["5"]} ${theme.space["3"]}`,
  // Their names may have two lines.
  alignItems: "end",
  "@media": {
    [upTo.smallPhone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [above.phone]: { columnGap: theme.layout.gap },
  },
});
// No row has a single chart.
globalStyle(`${charts}:has(> figure:nth-child(4):last-child)`, {
  "@media": {
    [above.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [above.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const caption = style([label]);
globalStyle(`${caption} b`, {
  display: "block",
  fontSize: theme.text.item,
  fontWeight: 500,
  color: theme.color.ink,
});

/** Everything in it is relative to the labels, and so is its width where it changes. */
export const figure = style([label, { maxWidth: theme.width.wide, containerType: "inline-size" }]);

export const chart = style({
  marginTop: theme.space["3"],
  fill: theme.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});

/** Bars side by side: not where their labels would touch. */
export const columns = style({ textAnchor: "middle" });

/** Bars below each other: where they have no room side by side. */
export const rows = style({
  display: "grid",
  gridTemplateColumns: "auto auto minmax(3em, 1fr)",
  gap: `${theme.space["1"]} ${theme.space["3"]}`,
  alignItems: "center",
  fontSize: theme.text.small,
});
globalStyle(`${rows} > div`, { display: "contents" });
// A long name of a period breaks rather than pushes the bar out of the window.
globalStyle(`${rows} span:first-child`, { overflowWrap: "anywhere" });
globalStyle(`${rows} span + span`, { textAlign: "right" });
globalStyle(`${rows} svg`, { width: "100%", height: "1em" });

/** The latest bar, and its labels. */
export const latest = style({ fontWeight: 600, fill: theme.color.green, color: theme.color.green });

/** From which width on it has columns instead of rows. */
export const columnsFrom = styleVariants(
  Object.fromEntries(COLUMNS_FROM.map((width) => [width, width])),
  () => ({}),
);
for (const width of COLUMNS_FROM) {
  globalStyle(`${columnsFrom[width]} > ${rows}`, {
    "@container": { [chartFrom(width)]: { display: "none" } },
  });
  globalStyle(`${columnsFrom[width]} > ${columns}`, {
    "@container": { [chartBelow(width)]: { display: "none" } },
  });
}

globalStyle(`${chart} rect`, { fill: theme.color.mint, stroke: theme.color.action });
globalStyle(`${chart} line`, { stroke: theme.color.green, strokeWidth: 2 });
globalStyle(`${latest} rect`, { fill: "inherit" });

// In forced colours, SVG drawings would keep their colours on the background of the system.
globalStyle(`${chart}, ${latest}`, {
  "@media": { "(forced-colors: active)": { fill: "CanvasText !important" } },
});
