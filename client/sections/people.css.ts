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

const place = style({
  gridArea: "portrait",
  width: "100%",
  aspectRatio: "4 / 5",
  background: theme.color.sand,
});

/**
 * Chromium loads images far below the window, which would compete with the first screen: it skips what is in this box while
 * it is out of view. The box has its size in any case, so that nothing moves. (Firefox hides skipped content from screen
 * readers.)
 */
export const portrait = style([
  place,
  {
    "@supports": {
      "(overflow-anchor: auto) and (not (-moz-appearance: none))": { contentVisibility: "auto" },
    },
  },
]);

export const image = style({ width: "100%", height: "100%", objectFit: "cover" });

export const noPortrait = style([
  place,
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
