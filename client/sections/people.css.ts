import { style } from "@vanilla-extract/css";
import { signed } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const people = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${theme.space["7"]} ${theme.layout.gap}`,
  "@media": {
    [above.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
    [above.wide]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
});

export const person = style({ minWidth: 0 });

export const portrait = style({
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
    fontSize: theme.text.figure,
    fontWeight: 500,
    letterSpacing: "-0.03em",
  },
]);

export const name = style({ marginTop: theme.space["4"] });

export const role = style({ fontSize: theme.text.small, color: theme.color.inkSoft, textWrap: "balance" });

export const biography = style({ marginTop: theme.space["2"] });

export const summary = style([
  signed,
  {
    fontSize: theme.text.small,
    color: theme.color.action,
    "::after": { content: '"+" / ""', fontWeight: 400, fontSize: "1.25em" },
    selectors: { [`${biography}[open] > &::after`]: { content: '"–" / ""' } },
  },
]);

export const words = style({ fontSize: theme.text.small });
