import { style } from "@vanilla-extract/css";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  minHeight: theme.size.target,
  "@media": { [above.desktop]: { flex: "none" } },
});

/** The drawing is a mask, so that it takes its colour from the text, and grows smaller where large text leaves it no room. */
export const drawing = style({
  height: theme.layout.logo,
  minWidth: 0,
  aspectRatio: "526 / 88",
  background: "currentColor",
  mask: 'url("./logo.svg") no-repeat center / contain',
  forcedColorAdjust: "none",
  "@media": { "(forced-colors: active)": { background: "LinkText" } },
});
