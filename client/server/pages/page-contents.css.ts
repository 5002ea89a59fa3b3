import { style } from "@vanilla-extract/css";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

export const contents = style({ color: theme.color.action, "@media": { print: { display: "none" } } });

/** Inline where it is above the introduction, in two columns where it is beside it. */
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space["5"],
  "@media": { [above.desktop]: { display: "block", columnCount: 2 } },
});
