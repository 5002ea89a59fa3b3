import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

const head = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  paddingTop: theme.layout.header,
});

export const tones = styleVariants({
  dark: [head, { background: theme.color.forest, color: theme.color.white }],
  light: [head],
});

export const courseLine = style({ zIndex: -1, color: theme.color.action, opacity: 0.7 });

export const words = style({
  paddingBlock: theme.space.head,
});

export const title = style({
  maxWidth: "20ch",
  fontSize: theme.text.title,
  lineHeight: 1.03,
  letterSpacing: "-0.035em",
});

/** Introduction under a title. */
export const lead = style({
  marginTop: theme.space["5"],
  maxWidth: theme.width.measure,
  fontSize: theme.text.lead,
  lineHeight: 1.45,
  selectors: { [`${tones.dark} &`]: { color: theme.color.mint } },
});
