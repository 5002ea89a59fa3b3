import { globalStyle, style } from "@vanilla-extract/css";
import { quietLink } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const footer = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  paddingTop: theme.space.band,
  background: theme.color.forest,
  color: theme.color.white,
  fontSize: theme.text.small,
});

export const courseLine = style({ zIndex: -1, color: theme.color.green, opacity: 0.6 });

export const top = style({
  display: "grid",
  gap: `${theme.space["7"]} ${theme.layout.gap}`,
  paddingBottom: theme.space["7"],
  "@media": { [above.desktop]: { gridTemplateColumns: "4fr 8fr" } },
});

export const company = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: theme.space["5"],
});

export const artwork = style({ width: "min(100%, 22rem)" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
  gap: `${theme.space["6"]} ${theme.layout.gap}`,
});

export const columnTitle = style({
  marginBottom: theme.space["3"],
  fontSize: theme.text.body,
  fontWeight: 500,
});

export const link = style([
  quietLink,
  { display: "inline-block", paddingBlock: "0.3rem", lineHeight: 1.4, color: theme.color.mint },
]);

export const smallPrint = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${theme.space["2"]} ${theme.space["6"]}`,
  paddingBlock: theme.space["5"],
  borderTop: `1px solid ${theme.color.lineOnDark}`,
  color: theme.color.mint,
});
globalStyle(`${smallPrint} > p`, { paddingBlock: "0.3rem", lineHeight: 1.4 });

export const secondary = style({ display: "flex", flexWrap: "wrap" });
globalStyle(`${secondary} > li + li::before`, { content: '"|" / ""', marginInline: "0.75em", opacity: 0.6 });
