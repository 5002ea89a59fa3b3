import { globalStyle, style } from "@vanilla-extract/css";
import { dividedItem, photograph } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

export const contact = style([
  dividedItem,
  {
    display: "grid",
    // May be narrower than a long address, which then wraps.
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: theme.space["2"],
    paddingTop: theme.space["4"],
  },
]);
/** The lines of an address belong together. */
export const lines = style({});
globalStyle(`${lines} p + p`, { marginTop: theme.space["1"] });

export const office = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowWrap: "anywhere",
  alignContent: "start",
  gap: theme.space["3"],
  paddingTop: theme.space["4"],
  borderTop: `${theme.stroke.strong} solid ${theme.color.green}`,
});

export const map = style([photograph, { maxWidth: theme.width.narrow }]);
