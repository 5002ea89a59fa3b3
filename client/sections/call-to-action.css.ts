import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const courseLine = style({ color: theme.color.action });

export const words = style({ position: "relative", display: "grid", gap: theme.space["5"] });

export const heading = style({
  maxWidth: "20ch",
  fontSize: theme.text.title,
  lineHeight: 1.05,
  letterSpacing: "-0.03em",
});

export const text = style({
  maxWidth: theme.width.measure,
  fontSize: theme.text.lead,
  lineHeight: 1.45,
  color: theme.color.mint,
});
