import { globalStyle, style } from "@vanilla-extract/css";
import { choice, withIcon } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const paging = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${theme.space["3"]} ${theme.space["5"]}`,
  paddingTop: theme.space["6"],
});

export const step = style([withIcon, { color: theme.color.action }]);

globalStyle(`${step}[rel="prev"] > svg`, { rotate: "180deg" });

export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space["1"],
});
// On a phone, between two steps, the numbers have a line to themselves.
globalStyle(`${step} + ${numbers}:not(:last-child)`, {
  order: -1,
  flexBasis: "100%",
  "@media": { [above.phone]: { order: 0, flexBasis: "auto" } },
});

/** An entry after a gap in the page numbers. */
export const afterGap = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space["1"],
  "::before": { content: '"…" / ""' },
});

export const number = style([choice, { justifyContent: "center", minWidth: theme.size.target }]);
