import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { dividedItem } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

const inColumns = style({
  display: "grid",
  columnGap: theme.layout.gap,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [above.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/** By their number on a wide screen. */
export const columns = styleVariants(
  { 3: "repeat(3, minmax(0, 1fr))", 4: "repeat(4, minmax(0, 1fr))" },
  (all) => [inColumns, { "@media": { [above.desktop]: { gridTemplateColumns: all } } }],
);

/** The whole entry is a link. Its parts have no classes: an index of many pages would make its page much larger. */
export const entry = style([
  dividedItem,
  {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    alignContent: "start",
    gap: theme.space["2"],
    paddingBlock: theme.space["4"],
    // An arrow, beside the title.
    "::after": {
      content: '""',
      gridArea: "1 / 2",
      alignSelf: "center",
      width: "0.55em",
      height: "0.55em",
      marginInline: theme.space["2"],
      border: `solid ${theme.color.action}`,
      borderWidth: `${theme.stroke.fine} ${theme.stroke.fine} 0 0`,
      rotate: "45deg",
    },
  },
]);
globalStyle(`${entry} > :first-child`, {
  fontSize: theme.text.item,
  lineHeight: 1.25,
  letterSpacing: "-0.01em",
  color: theme.color.green,
});
globalStyle(`${entry} a`, { textDecorationColor: "transparent" });
globalStyle(`${entry}:hover a`, { textDecorationColor: "currentColor" });
globalStyle(`${entry} a::after`, { content: '""', position: "absolute", inset: 0 });
globalStyle(`${entry} > p`, {
  gridColumn: "1 / -1",
  fontSize: theme.text.small,
  color: theme.color.inkSoft,
});
