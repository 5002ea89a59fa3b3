import { style } from "@vanilla-extract/css";
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
