import { globalStyle, style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";

export const columns = style({ columns: theme.width.card, columnGap: theme.layout.gap });

export const part = style({ marginBottom: theme.space["5"], breakInside: "avoid" });

/** In the full width, below the others. */
export const longPart = style({ columnSpan: "all", paddingTop: theme.space["5"] });
globalStyle(`${longPart} > ul`, { columns: theme.width.card, columnGap: theme.layout.gap });
globalStyle(`${longPart} li`, { breakInside: "avoid" });

export const entry = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  paddingBlock: theme.space["2"],
  lineHeight: 1.35,
});
