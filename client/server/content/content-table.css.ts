import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";
import { measure } from "./figure-table.css.ts";

export const caption = style({ marginTop: theme.space["5"], fontWeight: 500 });

export const cell = style({
  minWidth: theme.width.tag,
  padding: `${theme.space["3"]} ${theme.space["4"]} ${theme.space["3"]} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
  verticalAlign: "top",
  textAlign: "left",
});
globalStyle(`.${cell}:last-child`, { paddingRight: 0 });
globalStyle(`thead .${cell}`, {
  borderBottom: `${theme.stroke.strong} solid ${theme.color.green}`,
  fontWeight: 500,
  verticalAlign: "bottom",
});

/** A cell in a column of figures. */
export const figure = style([
  cell,
  { minWidth: 0, paddingInline: `${theme.space["4"]} 0`, textAlign: "right" },
]);

/** The head of a row, and the corner above: they stay in view while the table scrolls. */
export const rowHead = style([cell, measure]);
