import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const excerpt = style({
  // Above the clickable area of the entry, so that the text can be selected.
  position: "relative",
  maxWidth: theme.width.measure,
  marginTop: theme.space["2"],
  fontSize: theme.text.small,
  lineHeight: 1.55,
  overflowWrap: "anywhere",
});

export const hit = style({
  background: theme.color.mint,
  color: "inherit",
  borderRadius: theme.radius.small,
});
