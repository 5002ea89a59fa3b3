import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

/** Behind the content of its parent, which must be positioned and a stacking context. */
export const motif = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  zIndex: -1,
  color: theme.color.action,
  opacity: 0.7,
  pointerEvents: "none",
});

// Here rather than as an attribute of each element: every page has dozens.
globalStyle(`${motif} *`, { vectorEffect: "non-scaling-stroke" });
