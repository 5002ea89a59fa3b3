import { style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";

/** All of an image, also of one that is wide or tall. */
export const preview = style({
  width: "100%",
  aspectRatio: "3 / 2",
  padding: theme.space["3"],
  objectFit: "contain",
  background: theme.color.sand,
});

/** In the place of the picture of a file that has none. */
export const placeholder = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "3 / 2",
  background: theme.color.mint,
  fontSize: theme.text.heading,
  color: theme.color.green,
});

export const box = style({ width: "1.25em", height: "1.25em", accentColor: theme.color.action });
