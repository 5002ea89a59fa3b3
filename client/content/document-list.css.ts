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
});

export const words = style({ flex: 1 });

export const title = style([quietLink, { fontWeight: 500, lineHeight: 1.35 }]);

export const summary = style({
  marginBlock: theme.space["1"],
  maxWidth: theme.width.measure,
  fontSize: theme.text.small,
});

/** Facts in a line, points between them. */
export const facts = style([label, { display: "flex", flexWrap: "wrap" }]);
globalStyle(`${facts} > * + *::before`, { content: '"·" / ""', marginInline: "0.5em" });
