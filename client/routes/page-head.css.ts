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

const largeType = style({ maxWidth: "20ch", lineHeight: 1.03, letterSpacing: "-0.035em" });

/** A title is a few words; a headline, a sentence. */
export const titles = styleVariants({
  title: [largeType, { fontSize: theme.text.title }],
  headline: [largeType, { maxWidth: "26ch", fontSize: theme.text.headline }],
});

/** Introduction under a title. */
export const lead = style({
  marginTop: theme.space["5"],
  maxWidth: theme.width.measure,
  fontSize: theme.text.lead,
  lineHeight: 1.45,
  selectors: { [`${tones.dark} &`]: { color: theme.color.mint } },
});
