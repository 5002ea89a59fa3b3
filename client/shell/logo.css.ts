import { style } from "@vanilla-extract/css";

export const logo = style({ display: "inline-flex", alignItems: "center", minHeight: "2.75rem" });

/** The drawing is a mask, so that it takes its colour from the text. */
export const drawing = style({
  height: "clamp(1.35rem, 0.9rem + 2.2vw, 1.75rem)",
  aspectRatio: "526 / 88",
  background: "currentColor",
  mask: 'url("./logo.svg?no-inline") no-repeat center / contain',
  forcedColorAdjust: "none",
  "@media": { "(forced-colors: active)": { background: "LinkText" } },
});
