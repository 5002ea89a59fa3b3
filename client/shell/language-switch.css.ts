import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space["2"],
});

const target = { display: "inline-flex", alignItems: "center", minHeight: theme.size.target } as const;

export const language = style({
  ...target,
  justifyContent: "center",
  minWidth: theme.space["5"],
  color: "inherit",
});

/** Where a link leads instead of the same page. */
export const note = style({
  marginInlineStart: theme.space["1"],
  fontSize: theme.text.small,
  fontWeight: 400,
});

export const current = style({ ...target, fontWeight: 700 });
