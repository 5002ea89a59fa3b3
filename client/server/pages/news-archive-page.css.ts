import { style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";

export const body = style({ paddingBlock: `${theme.space["7"]} ${theme.space.band}` });

export const entry = style({
  paddingBlock: theme.space["6"],
  borderBottom: `1px solid ${theme.color.line}`,
});

export const empty = style({ paddingBlock: theme.space["6"] });

export const feeds = style({ paddingTop: theme.space["6"] });
