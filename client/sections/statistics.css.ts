import { style } from "@vanilla-extract/css";
import { label } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${theme.width.card}), 1fr))`,
  gap: `${theme.space["6"]} ${theme.layout.gap}`,
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
  // As large as the column lets a figure of seven digits and its unit stand on one line.
  fontSize: `min(${theme.text.figure}, 15cqi)`,
  fontWeight: 500,
  lineHeight: 1.05,
  letterSpacing: "-0.04em",
  color: theme.color.green,
  whiteSpace: "nowrap",
});

export const unit = style({ marginLeft: "0.25em", fontSize: "0.36em", letterSpacing: "-0.01em" });

export const source = style([label, { marginTop: theme.space["5"] }]);
