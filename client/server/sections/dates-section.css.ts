import { style } from "@vanilla-extract/css";
import { dividedItem, dividedList, partTitle } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";
import { summary } from "./accordion.css.ts";

export const event = style([
  dividedItem,
  {
    display: "grid",
    gap: `${theme.space["2"]} ${theme.layout.gap}`,
    alignItems: "baseline",
    alignContent: "start",
    paddingBlock: theme.space["4"],
    "@media": { [above.phone]: { gridTemplateColumns: `minmax(${theme.width.column}, max-content) 1fr` } },
  },
]);

/** Many dates in two columns on a wide screen, read in rows, so that the lines above both dates of a row are one. */
export const inColumns = style([
  dividedList,
  {
    "@media": {
      [above.desktop]: {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: theme.space.apart,
      },
    },
  },
]);

export const date = style({
  display: "flex",
  alignItems: "baseline",
  gap: theme.space["2"],
  whiteSpace: "nowrap",
});

export const day = style([partTitle, { minWidth: "1.2em", fontWeight: 500, color: theme.color.green }]);

export const afterDay = style({ fontSize: theme.text.body });

export const time = style({ marginTop: theme.space["1"] });

export const live = style({
  marginRight: theme.space["3"],
  padding: "0.2em 0.8em",
  borderRadius: theme.radius.pill,
  background: theme.color.green,
  color: theme.color.white,
  fontWeight: 500,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

export const offers = style({ display: "flex", flexWrap: "wrap", columnGap: theme.space["5"] });

/** How many more dates there are; on paper all are. */
export const moreDates = style([summary]);
