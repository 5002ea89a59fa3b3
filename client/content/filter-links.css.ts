import { globalStyle, style } from "@vanilla-extract/css";
import { choice } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const filter = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: theme.space["3"],
  alignItems: "baseline",
  paddingBottom: theme.space["4"],
  "@media": {
    [above.tablet]: { gridTemplateColumns: `${theme.width.tag} minmax(0, 1fr)`, columnGap: theme.layout.gap },
  },
});

export const label = style({ fontSize: theme.text.small });

/** On a phone one row that scrolls to the side, so that the list begins on the first screen. */
export const values = style({
  display: "flex",
  gap: theme.space["2"],
  overflowX: "auto",
  scrollbarWidth: "thin",
  // Chromium does not scroll to a focused link of which a part is in view: near the edges is out of view.
  scrollPaddingInline: "30%",
  // With room for the focus ring, and up to the edge of the window.
  margin: `calc(-1 * ${theme.space["2"]})`,
  padding: theme.space["2"],
  marginInlineEnd: `calc(-1 * ${theme.layout.gutter})`,
  paddingInlineEnd: theme.layout.gutter,
  "@media": {
    [above.tablet]: { flexWrap: "wrap", overflow: "visible", margin: 0, padding: 0 },
    print: { flexWrap: "wrap", overflow: "visible", margin: 0, padding: 0 },
  },
});

export const value = style([
  choice,
  {
    paddingInline: theme.space["4"],
    border: `1px solid ${theme.color.line}`,
    fontSize: theme.text.small,
    whiteSpace: "nowrap",
    "@media": { [above.tablet]: { whiteSpace: "normal" } },
  },
]);

/** Many values, which a press opens below what is chosen. */
export const menu = style({ minWidth: 0 });

/** What is chosen of many, with an arrow that points to where the others are. */
export const chosen = style([
  choice,
  {
    gap: theme.space["3"],
    paddingInline: theme.space["4"],
    border: `1px solid ${theme.color.line}`,
    fontSize: theme.text.small,
    cursor: "pointer",
    "::after": {
      content: '""',
      flex: "none",
      width: "0.5em",
      height: "0.5em",
      marginTop: "-0.25em",
      border: "solid currentColor",
      borderWidth: `0 ${theme.stroke.strong} ${theme.stroke.strong} 0`,
      rotate: "45deg",
    },
    selectors: {
      "details[open] > &": { background: theme.color.sand },
      "details[open] > &::after": { marginTop: "0.25em", rotate: "225deg" },
    },
  },
]);

export const menuValues = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space["2"],
  marginTop: theme.space["3"],
  "@media": {
    [above.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [above.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
globalStyle(`${menuValues} a`, { maxWidth: "100%", whiteSpace: "normal", overflowWrap: "anywhere" });
