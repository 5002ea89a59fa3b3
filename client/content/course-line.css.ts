import { globalStyle, style } from "@vanilla-extract/css";

/** Lies behind the content of its positioned parent. */
export const courseLine = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  pointerEvents: "none",
});

// Here rather than at each of them, since every page has dozens.
globalStyle(`${courseLine} rect`, { vectorEffect: "non-scaling-stroke" });
