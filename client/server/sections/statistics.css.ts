import { globalStyle, style } from "@vanilla-extract/css";
import { pairs } from "../../styles/layout.css.ts";
import { above, narrowFigure, upTo } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

/**
 * Two in a row on all but the smallest screens. If their number is odd, the first spans a whole row; on a wide screen three
 * are in a row, and five are two large ones above three.
 */
export const figures = style([
  pairs,
  {
    rowGap: 0,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    marginBottom: `calc(-1 * ${theme.space["6"]})`,
    "@media": { [upTo.smallPhone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);
globalStyle(`${figures} > :first-child:nth-last-child(odd)`, { gridColumn: "1 / -1" });
/** For three or five. Chosen by a class: `:has()` here would make each insertion into the page compute all styles again. */
export const inThrees = style([
  figures,
  { "@media": { [above.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } } },
]);

/** Period, source, and a link. */
export const aside = style({
  display: "grid",
  justifyItems: "start",
  paddingTop: theme.space["2"],
  color: theme.color.inkSoft,
});

/** Its name, its value and its note are in rows of the list, so that all values of a row have the same height. */
export const figure = style({
  display: "grid",
  gridRow: "span 3",
  // May be narrower than a long word, which then breaks.
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "subgrid",
  marginBottom: theme.space["6"],
  paddingTop: theme.space["4"],
  borderTop: `${theme.stroke.strong} solid ${theme.color.green}`,
  "@media": {
    [above.desktop]: {
      // As specific as the rules for an odd number, and after them.
      selectors: {
        [`${inThrees} > &&`]: { gridColumn: "span 2" },
        [`${inThrees} > &&:is(:nth-last-child(5), :nth-last-child(4))`]: { gridColumn: "span 3" },
      },
    },
  },
});

export const name = style({ fontWeight: 500 });

export const value = style({ containerType: "inline-size", marginBlock: theme.space["2"] });

export const amount = style({
  display: "block",
  // The largest size at which seven digits and a short unit fit in one line of the column; a longer unit wraps.
  fontSize: `min(${theme.text.figure}, 14cqi)`,
  fontWeight: 500,
  lineHeight: 1.05,
  letterSpacing: "-0.04em",
  color: theme.color.green,
  // In a narrow column `A$2,318.7 million` just fits on a phone; on a smaller one the unit, which keeps its size, is below.
  "@container": { [narrowFigure]: { fontSize: "16cqi" } },
});

export const unit = style({
  fontSize: `max(${theme.text.small}, 0.36em)`,
  letterSpacing: "-0.01em",
  // The figure ends with its tighter spacing.
  wordSpacing: "0.12em",
});
