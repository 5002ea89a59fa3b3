import { style, styleVariants } from "@vanilla-extract/css";
import { dividedItem, photograph } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

const columns = style({ display: "grid", gap: `${theme.space["7"]} ${theme.layout.gap}` });

export const withImages = styleVariants({
  one: [{ maxWidth: theme.width.wide }],
  pairs: [columns, { "@media": { [above.tablet]: { gridTemplateColumns: "1fr 1fr" } } }],
  fours: [
    columns,
    {
      "@media": {
        [above.tablet]: { gridTemplateColumns: "1fr 1fr" },
        [above.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" },
      },
    },
  ],
  threes: [columns, { "@media": { [above.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" } } }],
});

export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: theme.space["3"],
});

export const row = style([
  dividedItem,
  {
    display: "grid",
    gap: `${theme.space["3"]} ${theme.layout.gap}`,
    paddingBlock: theme.space["5"],
    "@media": { [above.tablet]: { gridTemplateColumns: "2fr 3fr" } },
  },
]);

export const image = style([photograph, { marginBottom: theme.space["2"] }]);

export const text = style({ display: "grid", gap: theme.space["2"], maxWidth: theme.width.narrow });
