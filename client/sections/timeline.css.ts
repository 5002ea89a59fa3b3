import { style } from "@vanilla-extract/css";
import { itemTitle } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const event = style({
  position: "relative",
  display: "grid",
  gap: `${theme.space["2"]} ${theme.layout.gap}`,
  paddingLeft: theme.space["5"],
  paddingBottom: theme.space["7"],
  borderLeft: `1px solid ${theme.color.line}`,
  "::before": {
    content: '""',
    position: "absolute",
    left: "-0.35rem",
    top: "0.45rem",
    width: "0.65rem",
    height: "0.65rem",
    borderRadius: "50%",
    background: theme.color.action,
  },
  selectors: { "&:last-child": { paddingBottom: 0 } },
  "@media": {
    [above.tablet]: { gridTemplateColumns: "minmax(8rem, 1fr) 3fr", paddingLeft: theme.space["6"] },
  },
});

export const period = style([itemTitle, { fontWeight: 500, color: theme.color.green }]);

export const words = style({ display: "grid", gap: theme.space["2"] });
