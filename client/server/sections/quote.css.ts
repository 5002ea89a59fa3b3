import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";

export const text = style({
  maxWidth: theme.width.wide,
  fontSize: theme.text.heading,
  fontWeight: 500,
  lineHeight: 1.25,
  letterSpacing: "-0.02em",
  color: theme.color.green,
});
globalStyle(`${text} > :first-child::before`, {
  // Those of its language.
  content: "open-quote",
  position: "absolute",
  translate: "-0.5em",
  // In print, the margin may be cut off.
  "@media": { print: { position: "static" } },
});
globalStyle(`${text} > :last-child::after`, { content: "close-quote" });

export const speaker = style({ display: "grid", marginTop: theme.space["5"], fontSize: theme.text.small });

export const name = style({ fontWeight: 600 });
