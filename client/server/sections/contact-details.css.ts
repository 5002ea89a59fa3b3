import { globalStyle, style } from "@vanilla-extract/css";
import { extend } from "../../styles/extend.ts";
import { dividedItem } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

export const contact = extend(dividedItem, {
  display: "grid",
  // May be narrower than a long address, which then wraps.
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: theme.space["2"],
  paddingTop: theme.space["4"],
});
/** The lines of an address belong together. */
export const lines = style({});
globalStyle(`${lines} p + p`, { marginTop: theme.space["1"] });
