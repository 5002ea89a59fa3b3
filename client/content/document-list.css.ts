import { globalStyle, style } from "@vanilla-extract/css";
import { label, quietLink, ruled } from "../styles/layout.css.ts";
import { upTo } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const entry = style([
  ruled,
  {
    display: "flex",
    alignItems: "center",
    gap: theme.space["5"],
    paddingBlock: theme.space["4"],
  },
]);
globalStyle(`${entry} > svg`, { flex: "none", fontSize: theme.size.icon, color: theme.color.action });

/** The outline separates a white cover from a background of nearly the same colour. */
export const cover = style({
  flex: "none",
  alignSelf: "start",
  width: theme.width.cover,
  outline: `1px solid ${theme.color.line}`,
  outlineOffset: -1,
  "@media": { print: { display: "none" }, [upTo.smallPhone]: { display: "none" } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style([quietLink, { fontWeight: 500, lineHeight: 1.35 }]);

export const summary = style({
  marginBlock: theme.space["1"],
  maxWidth: theme.width.measure,
  fontSize: theme.text.small,
});

/** A plain cover for a document without one, so that the text of all entries is aligned. */
export const noCover = style([
  cover,
  label,
  { aspectRatio: "5 / 7", padding: "0.5em", background: theme.color.mint, color: theme.color.green },
]);

/** Facts in a line, separated by dots. The clip path hides the dot before the first fact of each line. */
export const facts = style([
  label,
  {
    display: "flex",
    flexWrap: "wrap",
    marginLeft: "-1.25em",
    clipPath: "inset(-1em -1em -1em 1.25em)",
    // With large text next to a cover, a long word would overflow the viewport.
    overflowWrap: "anywhere",
  },
]);
// The second line of a fact is aligned with the first.
globalStyle(`${facts} > *`, { paddingLeft: "1.25em" });
globalStyle(`${facts} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: "1.25em",
  marginLeft: "-1.25em",
  textAlign: "center",
});

/** How many documents there are, above the list. */
export const count = style({ paddingBlock: theme.space["3"], color: theme.color.inkSoft });
