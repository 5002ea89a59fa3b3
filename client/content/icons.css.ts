import { style } from "@vanilla-extract/css";

/** Drawn as its text is written. Here, since pages have dozens of them. */
export const icon = style({
  width: "1em",
  height: "1em",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
});
