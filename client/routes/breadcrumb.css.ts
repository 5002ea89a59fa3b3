import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const breadcrumb = style({ marginBottom: theme.space["2"], fontSize: theme.text.small });

globalStyle(`${breadcrumb} svg`, { rotate: "180deg" });
