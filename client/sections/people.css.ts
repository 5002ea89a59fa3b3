import { style } from "@vanilla-extract/css";
import { signed } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const people = style({
  display: "grid",
  gap: `${theme.space["7"]} ${theme.layout.gap}`,
  "@media": { [above.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** Portrait and name side by side; the biography under both on a phone, under the name elsewhere. */
export const person = style({
  display: "grid",
  gridTemplate: `"portrait name" auto "biography biography" 1fr / ${theme.width.portraitSmall} minmax(0, 1fr)`,
  gap: `${theme.space["3"]} ${theme.space["5"]}`,
  "@media": {
    [above.phone]: {
      gridTemplate: `"portrait name" auto "portrait biography" 1fr / ${theme.width.portrait} minmax(0, 1fr)`,
    },
  },
});

export const portrait = style({
  gridArea: "portrait",
  width: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  background: theme.color.sand,
});

export const noPortrait = style([
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
  signed,
  {
    color: theme.color.action,
    "::after": { content: '"+" / ""' },
    selectors: { "details[open] > &::after": { content: '"–" / ""' } },
  },
]);
