import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { backdrop, grid } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

const band = style([backdrop, { paddingBlock: theme.space.band }]);

const sand = style([band, { background: theme.color.sand }]);
// Two adjacent bands with the same background look like one, so the padding between them must not double.
globalStyle(`${sand} + ${sand}`, { paddingTop: 0 });

export const backgrounds = styleVariants({
  paper: [{ paddingBlock: theme.space.section }],
  /** A row of links, which belongs to what follows. */
  row: [{ paddingBlock: `${theme.space["5"]} ${theme.space["2"]}` }],
  sand: [sand],
  green: [band, { background: theme.color.green, color: theme.color.white }],
});

/** Where the content of a section goes: beside its heading, or below it. */
export const layouts = styleVariants({ beside: [grid], below: [grid] });
const { beside, below } = layouts;

export const head = style({
  gridColumn: "1 / -1",
  marginBottom: theme.space["6"],
  "@media": {
    [above.desktop]: {
      selectors: {
        [`${beside} > &`]: { gridColumn: "1 / 5", marginBottom: 0 },
        [`${below} > &`]: {
          display: "grid",
          gridTemplateColumns: "subgrid",
          alignItems: "baseline",
          justifyItems: "start",
          marginBottom: theme.space["7"],
        },
      },
    },
  },
});

// What is beside a heading starts in the column of the content of other sections; a link to all entries is at the end.
globalStyle(`${below} > ${head} > *`, { gridColumn: "5 / -1" });
globalStyle(`${below} > ${head} > :first-child`, { gridColumn: "1 / 5" });
globalStyle(`${below} > ${head} > :only-child`, { gridColumn: "1 / -1" });
globalStyle(`${below} > ${head} > h2 + a`, { justifySelf: "end" });

export const intro = style({ marginTop: theme.space["4"] });

export const content = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  "@media": {
    // On a wide screen all content starts in the same column, with or without a heading beside it.
    [above.desktop]: { selectors: { [`${beside} > &`]: { gridColumn: "5 / -1" } } },
  },
});
