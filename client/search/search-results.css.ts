import { style } from "@vanilla-extract/css";
import { quietLink } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";
import { component } from "../styles/tokens.ts";

export const result = style({
  position: "relative",
  paddingBlock: theme.space["5"],
  borderTop: `1px solid ${theme.color.line}`,
});

/** Above the clickable area of the entry, so that the text can be selected. */
export const text = style({ position: "relative", width: "fit-content" });

export const title = style([
  quietLink,
  { fontSize: theme.text.item, lineHeight: 1.3, color: theme.color.green },
]);

export const excerpt = style({
  // Above the clickable area of the entry, so that the text can be selected.
  position: "relative",
  maxWidth: theme.width.measure,
  marginTop: theme.space["2"],
  fontSize: theme.text.small,
  lineHeight: 1.55,
  overflowWrap: "anywhere",
});

export const hit = style({
  background: theme.color.mint,
  color: "inherit",
  borderRadius: theme.radius.small,
});

/** High enough for each of its texts, so that a change causes no layout shift. */
export const status = style({ minHeight: component.searchStatus, paddingTop: theme.space["6"] });

export const heading = style({ fontSize: theme.text.heading, letterSpacing: "-0.02em" });

export const none = style({ marginBottom: theme.space["3"], fontWeight: 500 });

/** How to search. */
export const tips = style({ maxWidth: theme.width.measure, color: theme.color.inkSoft });

/** Links to what else to do. */
/** The way to the same search in other languages, below the results. */
export const elsewhere = style({ marginTop: theme.space["6"] });

export const suggestions = style({ marginBottom: theme.space["4"] });
