import { style } from "@vanilla-extract/css";
import { itemTitle } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

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
    left: `calc(-0.5 * ${theme.space["3"]})`,
    top: theme.space["2"],
    width: theme.space["3"],
    height: theme.space["3"],
    borderRadius: "50%",
    background: theme.color.action,
  },
  selectors: { "&:last-child": { paddingBottom: 0 } },
  "@media": {
    [above.tablet]: {
      gridTemplateColumns: `minmax(${theme.width.tag}, 1fr) 3fr`,
      paddingLeft: theme.space["6"],
    },
  },
});

export const period = style([itemTitle, { fontWeight: 500, color: theme.color.green }]);

export const text = style({
  display: "grid",
  gap: theme.space["2"],
  // A long address wraps rather than widens the column.
  overflowWrap: "anywhere",
});
