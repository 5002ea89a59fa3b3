import { style, styleVariants } from "@vanilla-extract/css";
import { withIcon } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

const columns = style({ display: "grid", gap: `${theme.space["7"]} ${theme.layout.gap}` });

export const people = styleVariants({
  pairs: [columns, { "@media": { [above.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } }],
  threes: [columns, { "@media": { [above.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } }],
});

const PORTRAIT_BESIDE_NAME = `"portrait name" auto "biography biography" 1fr / ${theme.width.portraitSmall} minmax(0, 1fr)`;

/** Portrait and name side by side; the biography under both in a narrow column, under the name elsewhere. */
export const person = style({
  display: "grid",
  gridTemplate: PORTRAIT_BESIDE_NAME,
  gap: `${theme.space["3"]} ${theme.space["5"]}`,
  "@media": {
    [above.phone]: {
      gridTemplate: `"portrait name" auto "portrait biography" 1fr / ${theme.width.portrait} minmax(0, 1fr)`,
    },
    [above.desktop]: { selectors: { [`${people.threes} > &`]: { gridTemplate: PORTRAIT_BESIDE_NAME } } },
  },
});

export const portrait = style({
  gridArea: "portrait",
  width: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  background: theme.color.sand,
});

export const portraitPlaceholder = style([
  portrait,
  {
    display: "grid",
    placeItems: "center",
    background: theme.color.mint,
    color: theme.color.green,
    fontSize: theme.text.heading,
  },
]);

export const name = style({ gridArea: "name" });

export const role = style({ fontSize: theme.text.small, color: theme.color.inkSoft, textWrap: "balance" });

export const biography = style({ gridArea: "biography", maxWidth: theme.width.measure });

export const more = style([
  withIcon,
  {
    color: theme.color.action,
    "::after": { content: '"+" / ""' },
    selectors: { "details[open] > &::after": { content: '"–" / ""' } },
  },
]);
