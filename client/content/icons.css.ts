import { style } from "@vanilla-extract/css";

/** In the size and colour of the text around it. Here rather than as attributes: pages have dozens of icons. */
export const icon = style({
  width: "1em",
  height: "1em",
  flexShrink: 0,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
});
