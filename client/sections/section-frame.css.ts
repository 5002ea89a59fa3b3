import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { grid, stage } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

const band = style([stage, { paddingBlock: theme.space.band }]);

const sand = style([band, { background: theme.color.sand }]);
// Two bands of one ground are one, with the air of one between their parts.
globalStyle(`${sand} + ${sand}`, { paddingTop: 0 });

export const grounds = styleVariants({
  paper: [{ paddingBlock: theme.space.section }],
  sand: [sand],
  green: [band, { background: theme.color.green, color: theme.color.white }],
});

const beside = style([grid]);
const below = style([grid]);

/** Where the content of a section goes: beside its heading, or below it. */
export const layouts = { beside, below };

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

// What stands beside a heading begins where the content of other sections does; a way to all entries ends the line.
globalStyle(`${below} > ${head} > *`, { gridColumn: "5 / -1" });
globalStyle(`${below} > ${head} > :first-child`, { gridColumn: "1 / 5" });
globalStyle(`${below} > ${head} > :only-child`, { gridColumn: "1 / -1" });
globalStyle(`${below} > ${head} > h2 + a`, { justifySelf: "end" });

export const intro = style({ marginTop: theme.space["4"] });

export const content = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  "@media": {
    // On a wide screen all content starts on the same line, whether a heading stands beside it or not.
    [above.desktop]: { selectors: { [`${beside} > &`]: { gridColumn: "5 / -1" } } },
  },
});
