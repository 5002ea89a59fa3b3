import { style } from "@vanilla-extract/css";
import { withIcon } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

/** A row of links to files, below what is in the files. It is not printed. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space["2"]} ${theme.space["5"]}`,
  paddingTop: theme.space["4"],
});

/** In a narrow window, its size is below its name. */
export const fileLink = style([withIcon, { flexWrap: "wrap", color: theme.color.action }]);
