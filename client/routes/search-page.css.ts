import { style } from "@vanilla-extract/css";
import { dimmedWhileLoading } from "../search/dimmed.css.ts";
import { theme } from "../styles/theme.css.ts";

export const form = style({ marginTop: theme.space["5"] });

export const body = style({ paddingBlock: `${theme.space["5"]} ${theme.space.band}` });

export const found = style([dimmedWhileLoading, { maxWidth: theme.width.wide, marginTop: theme.space["5"] }]);
