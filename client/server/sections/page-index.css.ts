import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { dividedItem, itemTitle, quietLink } from "../../styles/layout.css.ts";
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

export const entry = style([
  dividedItem,
  { display: "grid", alignContent: "start", gap: theme.space["2"], paddingBlock: theme.space["4"] },
]);

export const title = style([
  itemTitle,
  { display: "flex", justifyContent: "space-between", alignItems: "baseline", gap: theme.space["3"] },
]);
globalStyle(`${title} > svg`, { flex: "none", fontSize: theme.size.icon, color: theme.color.action });

export const link = style([quietLink, { color: theme.color.green }]);

export const text = style({ fontSize: theme.text.small, color: theme.color.inkSoft });
