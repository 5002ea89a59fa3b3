import { style } from "@vanilla-extract/css";
import { choice } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const filter = style({
  display: "grid",
  gap: `${theme.space["1"]} ${theme.layout.gap}`,
  alignItems: "baseline",
  paddingBottom: theme.space["4"],
  "@media": {
    [above.tablet]: { gridTemplateColumns: `${theme.width.tag} minmax(0, 1fr)` },
  },
});

export const label = style({ fontSize: theme.text.small });

export const values = style({ display: "flex", flexWrap: "wrap", gap: theme.space["2"] });

export const value = style([
  choice,
  {
    paddingInline: theme.space["4"],
    border: `1px solid ${theme.color.line}`,
    fontSize: theme.text.small,
  },
]);
