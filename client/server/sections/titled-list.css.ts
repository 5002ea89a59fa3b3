import { style } from "@vanilla-extract/css";
import { itemTitle } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

/** Title of one of several tables. */
export const title = style([
  itemTitle,
  { selectors: { "&:not(:first-child)": { marginTop: theme.space["6"] } } },
]);
