import { globalStyle, style } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { above, narrowChart, upTo } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

/** Charts side by side, on a phone too: the table under them has their figures. */
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
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [above.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const caption = style([label]);
globalStyle(`${caption} b`, {
  display: "block",
  fontSize: theme.text.item,
  fontWeight: 500,
  color: theme.color.ink,
});

export const chart = style([
  label,
  {
    marginTop: theme.space["3"],
    fill: theme.color.inkSoft,
    fontVariantNumeric: "tabular-nums",
    textAnchor: "middle",
  },
]);
/** On a narrow chart, or with large text: the periods at both ends, and the last amount; the first would lie over bars. */
export const figure = style({ containerType: "inline-size" });
globalStyle(
  `${chart} g:not(:first-of-type, :last-of-type) text, ${chart} g:first-of-type text:not(:last-of-type)`,
  { "@container": { [narrowChart]: { display: "none" } } },
);
globalStyle(`${chart} g:first-of-type`, { "@container": { [narrowChart]: { textAnchor: "start" } } });
globalStyle(`${chart} g:last-of-type`, { "@container": { [narrowChart]: { textAnchor: "end" } } });

// In forced colours, SVG drawings would keep their colours on the background of the system.
globalStyle(`${chart}, ${chart} g:last-of-type`, {
  "@media": { "(forced-colors: active)": { fill: "CanvasText !important" } },
});

globalStyle(`${chart} rect`, { fill: theme.color.mint, stroke: theme.color.action });
globalStyle(`${chart} line`, { stroke: theme.color.green, strokeWidth: 2 });
globalStyle(`${chart} g:last-of-type`, { fontWeight: 600, fill: theme.color.green });
globalStyle(`${chart} g:last-of-type rect`, { fill: "inherit" });
