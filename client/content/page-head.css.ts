import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import * as layout from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

const head = style([layout.backdrop, { paddingTop: theme.layout.header }]);

export const tones = styleVariants({
  dark: [head, { background: theme.color.forest, color: theme.color.white }],
  light: [head],
});

export const text = style({
  paddingBlock: theme.space.head,
});

/** Without a drawing at its right, the introduction is there, in line with the end of the title. */
export const besideTitle = style([
  text,
  { "@media": { [above.desktop]: { display: "grid", gridTemplateColumns: "1fr 1fr", alignItems: "end" } } },
]);
globalStyle(`${besideTitle} > h1`, { gridColumn: 1 });

const largeType = style({ maxWidth: "20ch", lineHeight: 1.03, letterSpacing: "-0.035em" });

/** A title is a few words; a headline, a sentence. */
export const titles = styleVariants({
  title: [largeType, { fontSize: theme.text.title }],
  headline: [largeType, { maxWidth: "26ch", fontSize: theme.text.headline }],
});

/** Introduction under a title. */
export const lead = style([layout.lead, { selectors: { [`${tones.dark} &`]: { color: theme.color.mint } } }]);

export const breadcrumb = style({ marginBottom: theme.space["2"], fontSize: theme.text.small });

/** The pages above, from the top, with a stroke between two: with the one before it, so that no line begins with a stroke. */
export const levels = style({ display: "flex", flexWrap: "wrap" });
globalStyle(`${levels} > li`, { display: "flex", alignItems: "last baseline" });
globalStyle(`${levels} > li:not(:last-child)::after`, {
  content: '"/" / ""',
  marginInline: theme.space["2"],
});

globalStyle(`${breadcrumb} svg`, { rotate: "180deg" });

/** A line above the title. */
export const eyebrow = style({
  marginBottom: theme.space["4"],
  fontSize: theme.text.small,
  fontWeight: 500,
  color: theme.color.mint,
});
