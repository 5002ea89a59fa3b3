import { style } from "@vanilla-extract/css";
import { extend } from "../../styles/extend.ts";
import { photograph } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

export const office = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  alignContent: "start",
  gap: theme.space["3"],
  paddingTop: theme.space["4"],
  borderTop: `${theme.stroke.strong} solid ${theme.color.green}`,
});

export const map = extend(photograph, { maxWidth: theme.width.narrow });
