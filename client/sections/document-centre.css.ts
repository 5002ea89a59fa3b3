import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const count = style({ paddingBlock: theme.space["3"], color: theme.color.inkSoft });
