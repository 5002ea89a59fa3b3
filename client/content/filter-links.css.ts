import { style } from "@vanilla-extract/css";
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

const CURRENT = "&[aria-current]";

export const value = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  paddingInline: theme.space["4"],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.pill,
  fontSize: theme.text.small,
  textDecoration: "none",
  ":hover": { background: theme.color.sand },
  selectors: {
    [CURRENT]: {
      background: theme.color.green,
      borderColor: theme.color.green,
      color: theme.color.white,
      fontWeight: 500,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { [CURRENT]: { border: `${theme.stroke.strong} solid Highlight` } },
    },
  },
});
