import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { grid } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

const band = style({ position: "relative", overflow: "hidden", paddingBlock: theme.space.band });

export const grounds = styleVariants({
  paper: [{ paddingBlock: theme.space.section }],
  sand: [band, { background: theme.color.sand }],
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
          gridTemplateColumns: "4fr 8fr",
          columnGap: theme.layout.gap,
          alignItems: "baseline",
          justifyItems: "start",
          marginBottom: theme.space["7"],
        },
      },
    },
  },
});

globalStyle(`${below} > ${head} > :only-child`, { gridColumn: "1 / -1" });

export const intro = style({ marginTop: theme.space["4"] });

export const content = style({
  gridColumn: "1 / -1",
  minWidth: 0,
  "@media": {
    // On a wide screen all content starts on the same line, whether a heading stands beside it or not.
    [above.desktop]: { selectors: { [`${beside} > &`]: { gridColumn: "5 / -1" } } },
  },
});
