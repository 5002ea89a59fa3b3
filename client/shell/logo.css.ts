import { style } from "@vanilla-extract/css";
import { drawings } from "../../brand/derived.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

/** Extra width in units of the drawing, so that a rounded width does not clip its edge. */
const ROOM = 3;

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  minHeight: theme.size.target,
  "@media": { [above.desktop]: { flex: "none" } },
});

/** A mask, so that the logo has the text colour; it shrinks where large text leaves too little space. */
export const drawing = style({
  height: theme.layout.logo,
  minWidth: 0,
  aspectRatio: `${drawings.logo.width + ROOM} / ${drawings.logo.height}`,
  background: "currentColor",
  mask: 'url("../../brand/logo.svg") no-repeat center / contain',
  forcedColorAdjust: "none",
  "@media": { "(forced-colors: active)": { background: "LinkText" } },
});
