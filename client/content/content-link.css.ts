import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const regular = style({ fontWeight: 400 });

export const small = style({ fontSize: theme.text.small });
