import { style } from "@vanilla-extract/css";
import { partTitle, ruled, signed } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const event = style([
  ruled,
  {
    display: "grid",
    gap: `${theme.space["2"]} ${theme.layout.gap}`,
    alignItems: "baseline",
    paddingBlock: theme.space["4"],
    "@media": { [above.phone]: { gridTemplateColumns: `${theme.width.column} 1fr` } },
  },
]);

export const date = style({ display: "flex", alignItems: "baseline", gap: theme.space["3"] });

export const day = style([
  partTitle,
  {
    minWidth: "1.2em",
    fontWeight: 500,
    color: theme.color.green,
  },
]);

export const feed = style({ paddingTop: theme.space["4"] });

export const feedLink = style([signed, { color: theme.color.action }]);
