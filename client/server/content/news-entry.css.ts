import { style, styleVariants } from "@vanilla-extract/css";
import { dividedItem, dividedList, itemTitle, partTitle, photograph } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

const entry = style({
  position: "relative",
  display: "grid",
  gap: `${theme.space["4"]} ${theme.layout.gap}`,
});

export const variants = styleVariants({
  lead: [entry],
  brief: [entry],
  row: [entry, { "@media": { [above.tablet]: { gridTemplateColumns: "9fr 3fr", alignItems: "start" } } }],
});

export const image = style([
  photograph,
  {
    // On a phone, rows are text.
    selectors: { [`${variants.row} > &`]: { display: "none" } },
    "@media": { [above.tablet]: { selectors: { [`${variants.row} > &`]: { display: "block", order: 1 } } } },
  },
]);

export const text = style({
  display: "grid",
  alignContent: "start",
  gap: `${theme.space["2"]} ${theme.layout.gap}`,
  "@media": {
    [above.desktop]: { selectors: { [`${variants.row} > &`]: { gridTemplateColumns: "3fr 6fr" } } },
  },
});

/** Date and category are beside the headline of a row. */
export const metadata = style({
  "@media": {
    [above.desktop]: {
      selectors: { [`${variants.row} &`]: { gridRow: "span 2", paddingTop: "0.4em" } },
    },
  },
});

export const title = style([itemTitle, { maxWidth: "34ch" }]);

export const leadTitle = style([partTitle, { maxWidth: "26ch" }]);

export const summary = style({
  maxWidth: theme.width.measure,
  color: theme.color.inkSoft,
  // On a phone, a headline beside others is enough.
  selectors: { [`${variants.brief} &`]: { display: "none" } },
  "@media": {
    [above.phone]: { selectors: { [`${variants.brief} &`]: { display: "block" } } },
    print: { selectors: { [`${variants.brief} &`]: { display: "block" } } },
  },
});

export const briefList = style([dividedList, { alignSelf: "start" }]);

export const briefEntry = style([dividedItem, { paddingBlock: theme.space["5"] }]);
