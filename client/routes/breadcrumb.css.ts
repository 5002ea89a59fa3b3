import { globalStyle, style } from "@vanilla-extract/css";
import { signed } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";

export const breadcrumb = style({ marginBottom: theme.space["2"], fontSize: theme.text.small });

export const link = style([signed]);
globalStyle(`${link} > svg`, { rotate: "180deg" });
