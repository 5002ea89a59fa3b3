import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

/** Period, source, and a link. */
export const basis = style({
  display: "grid",
  justifyItems: "start",
  paddingTop: theme.space["2"],
  color: theme.color.inkSoft,
});

export const figure = style({
  containerType: "inline-size",
  paddingTop: theme.space["4"],
  borderTop: `${theme.stroke.strong} solid ${theme.color.green}`,
});

export const name = style({ fontWeight: 500 });

export const value = style({
  marginBlock: theme.space["2"],
  // The largest size at which seven digits and a short unit fit in one line of the column; a longer unit wraps.
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
