import { globalStyle, style } from "@vanilla-extract/css";
import { label, quietLink, ruled } from "../styles/layout.css.ts";
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

/** Pages of paper, which have an edge on paper-coloured ground. */
export const cover = style({
  flex: "none",
  alignSelf: "start",
  width: theme.width.cover,
  outline: `1px solid ${theme.color.line}`,
  "@media": { print: { display: "none" } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const title = style([quietLink, { fontWeight: 500, lineHeight: 1.35 }]);

export const summary = style({
  marginBlock: theme.space["1"],
  maxWidth: theme.width.measure,
  fontSize: theme.text.small,
});

/** Stands where a cover would, so that entries with and without one have their words on one line. */
export const noCover = style([
  cover,
  label,
  { aspectRatio: "5 / 7", padding: "0.5em", background: theme.color.sand },
]);

/** Facts in a line, points between them. The point before the first fact of a line is cut off with its edge. */
export const facts = style([
  label,
  { display: "flex", flexWrap: "wrap", marginLeft: "-1.25em", clipPath: "inset(-1em -1em -1em 1.25em)" },
]);
globalStyle(`${facts} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: "1.25em",
  textAlign: "center",
});
