import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const facts = style({ marginTop: theme.space["5"] });
