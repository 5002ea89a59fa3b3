import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const columns = style({ columns: theme.width.card, columnGap: theme.layout.gap });

export const part = style({ marginBottom: theme.space["5"] });

export const entry = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  paddingBlock: theme.space["2"],
  lineHeight: 1.35,
});
