import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";
import { ARRIVING } from "./landmarks.ts";

export const shell = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minHeight: "100svh",
});

export const main = style({ flex: 1, minWidth: 0 });

// Taller than any screen, so that what comes after it stays where it is: out of sight.
globalStyle(`${main}[${ARRIVING}] > * > :nth-child(n + 3)`, {
  contentVisibility: "hidden",
  containIntrinsicSize: "100svh",
});

export const skipLink = style({
  position: "fixed",
  left: theme.space["4"],
  top: theme.space["3"],
  translate: "0 -200%",
  zIndex: 3,
  padding: `${theme.space["3"]} ${theme.space["4"]}`,
  background: theme.color.white,
  color: theme.color.forest,
  fontWeight: 500,
  ":focus": { translate: "none" },
});
