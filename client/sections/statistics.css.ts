import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

/** Period, source, and the way to it. */
export const basis = style({
  display: "grid",
  justifyItems: "start",
  paddingTop: theme.space["2"],
  color: theme.color.inkSoft,
});

export const figure = style({
  display: "flex",
  flexDirection: "column",
  containerType: "inline-size",
  paddingTop: theme.space["4"],
  borderTop: `${theme.stroke.strong} solid ${theme.color.green}`,
});

export const name = style({ fontWeight: 500 });

export const value = style({
  marginBlock: theme.space["2"],
  // As large as the column lets a figure of seven digits and its unit stand on one line;
  // a longer unit goes under it.
  fontSize: `min(${theme.text.figure}, 14cqi)`,
  fontWeight: 500,
  lineHeight: 1.05,
  letterSpacing: "-0.04em",
  color: theme.color.green,
});

export const unit = style({
  display: "inline-block",
  marginLeft: "0.25em",
  fontSize: `max(${theme.text.small}, 0.36em)`,
  letterSpacing: "-0.01em",
});
