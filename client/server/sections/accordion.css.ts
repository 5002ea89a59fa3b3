import { style } from "@vanilla-extract/css";
import { itemTitle } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

const line = "linear-gradient(currentColor, currentColor) center";

export const summary = style([
  itemTitle,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: theme.space["5"],
    paddingBlock: theme.space["5"],
    ":hover": { color: theme.color.action, transition: `color ${theme.motion.fast}` },
    "::after": {
      content: '""',
      flex: "none",
      width: theme.size.icon,
      height: theme.size.icon,
      background: `${line} / 100% ${theme.stroke.strong} no-repeat, ${line} / ${theme.stroke.strong} 100% no-repeat`,
      color: theme.color.action,
    },
    selectors: { "details[open] > &::after": { backgroundSize: `100% ${theme.stroke.strong}, 0` } },
  },
]);

export const body = style({ paddingBottom: theme.space["6"] });
