import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const logo = style({ display: "inline-flex", alignItems: "center", minHeight: theme.size.target });

/** The drawing is a mask, so that it takes its colour from the text. */
export const drawing = style({
  height: theme.layout.logo,
  aspectRatio: "526 / 88",
  background: "currentColor",
  mask: 'url("./logo.svg") no-repeat center / contain',
  forcedColorAdjust: "none",
  "@media": { "(forced-colors: active)": { background: "LinkText" } },
});
