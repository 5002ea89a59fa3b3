import { globalStyle, style } from "@vanilla-extract/css";
import { label } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";

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
globalStyle(`${chart} rect`, { fill: theme.color.mint, stroke: theme.color.action });
globalStyle(`${chart} line`, { stroke: theme.color.green, strokeWidth: 2 });
globalStyle(`${chart} g:last-of-type`, { fontWeight: 600, fill: theme.color.green });
globalStyle(`${chart} g:last-of-type rect`, { fill: "inherit" });
