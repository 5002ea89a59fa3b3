import { style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";

export const content = style({ display: "grid", gap: theme.space["5"] });

export const text = style({
  maxWidth: theme.width.measure,
  fontSize: theme.text.lead,
  lineHeight: 1.45,
  color: theme.color.mint,
});
