import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const offices = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.width.card}), 1fr))`,
  gap: `${theme.space["7"]} ${theme.layout.gap}`,
});

export const office = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  alignContent: "start",
  gap: theme.space["3"],
  paddingTop: theme.space["4"],
  borderTop: `${theme.stroke.strong} solid ${theme.color.green}`,
});
