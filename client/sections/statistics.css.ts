import { globalStyle, style } from "@vanilla-extract/css";
import { pairs } from "../styles/layout.css.ts";
import { above, narrowChart, upTo } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

/**
 * Two in a row on all but the smallest screens. If their number is odd, the first spans a whole row; on a wide screen it
 * of three or five has a column of its own, beside the others.
 */
export const figures = style([
  pairs,
  {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "@media": { [upTo.smallPhone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);
globalStyle(`${figures} > :first-child:nth-last-child(odd)`, { gridColumn: "1 / -1" });
globalStyle(`${figures}:has(> :is(:nth-child(3), :nth-child(5)):last-child)`, {
  "@media": { [above.desktop]: { gridTemplateColumns: "2fr repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${figures} > :first-child:is(:nth-last-child(3), :nth-last-child(5))`, {
  "@media": { [above.desktop]: { gridColumn: "1", gridRow: "1 / span 2" } },
});

/** Period, source, and a link. */
export const aside = style({
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
  // In a narrow column `A$2,318.7 million` just fits on a phone; on a smaller one the unit, which keeps its size, is below.
  "@container": { [narrowChart]: { fontSize: "16cqi" } },
});

export const unit = style({
  fontSize: `max(${theme.text.small}, 0.36em)`,
  letterSpacing: "-0.01em",
  // The figure ends with its tighter spacing.
  wordSpacing: "0.12em",
});
