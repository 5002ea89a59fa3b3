import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const content = style({ display: "grid", gap: theme.space["6"], paddingBlock: theme.space.section });

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${theme.space["3"]} ${theme.space["6"]}`,
});
