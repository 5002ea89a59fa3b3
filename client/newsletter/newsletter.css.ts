import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const newsletter = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space["4"],
  maxWidth: theme.width.narrow,
});

export const disclaimer = style({ color: theme.color.mint, fontSize: theme.text.small, lineHeight: 1.5 });
