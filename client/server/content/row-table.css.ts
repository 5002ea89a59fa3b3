import { globalStyle, style } from "@vanilla-extract/css";
import { above, below } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";
import { cell, figure, rowHead } from "./content-table.css.ts";
import { table as wide } from "./figure-table.css.ts";

export const table = style([wide, { "@media": { [below.tablet]: { display: "block" } } }]);

export const denseTable = style([table, { fontSize: theme.text.small }]);
globalStyle(`${table} > tbody`, { "@media": { [below.tablet]: { display: "block" } } });

/** Heads of columns. A phone shows only those that sort. */
export const heads = style({
  "@media": { [below.tablet]: { display: "flex", flexWrap: "wrap", columnGap: theme.space["5"] } },
});
globalStyle(`${table} > thead`, { "@media": { [below.tablet]: { display: "block" } } });
globalStyle(`${heads} > :not(:has(a))`, { "@media": { [below.tablet]: { display: "none" } } });
globalStyle(`${heads} > :has(a)`, { "@media": { [below.tablet]: { padding: 0, borderBottom: 0 } } });

export const card = style({
  "@media": {
    [below.tablet]: {
      display: "block",
      paddingBlock: theme.space["4"],
      borderBottom: `1px solid ${theme.color.line}`,
    },
  },
});

const ofCard = { border: 0, minWidth: 0 } as const;

export const cardTitle = style([
  rowHead,
  {
    "@media": {
      [above.tablet]: { minWidth: theme.width.column },
      [below.tablet]: {
        ...ofCard,
        display: "block",
        position: "static",
        padding: 0,
        fontSize: theme.text.item,
      },
    },
  },
]);

const onPhone = {
  [below.tablet]: {
    ...ofCard,
    display: "flex",
    flexWrap: "wrap",
    // A value that has no room beside its head is below it, in the column of the other values.
    justifyContent: "flex-end",
    gap: `0 ${theme.space["4"]}`,
    padding: `${theme.space["1"]} 0`,
    selectors: {
      "&::before": {
        content: "attr(data-head)",
        marginInlineEnd: "auto",
        color: theme.color.inkSoft,
        textAlign: "left",
      },
      // What is not known takes no line of a card.
      "&[data-unknown]": { display: "none" },
    },
  },
} as const;

/** The head of a column of figures. Where there is room, they are so far apart that two dates are not read as one. */
export const figureHead = style([figure, { "@media": { [above.wide]: { paddingLeft: theme.space["5"] } } }]);

/** A value, on a phone beside the head of its column, or below it where both have no room. */
export const value = style([figureHead, { "@media": onPhone }]);

/** The head of a column of texts, which begin as far from each other as figures do, at least. */
export const textHead = style([
  cell,
  { minWidth: theme.width.words, paddingInline: `${theme.space["5"]} 0` },
]);

// Figures end where the column after them begins: texts there would read on from them.
globalStyle(`${figure} + ${textHead}`, { "@media": { [above.tablet]: { paddingLeft: theme.space["6"] } } });

/** A cell with a text. */
export const text = style([textHead, { "@media": onPhone }]);

// On a sheet of paper, which does not scroll, dates may need two lines.
globalStyle(`${table} time`, { "@media": { screen: { whiteSpace: "nowrap" } } });
