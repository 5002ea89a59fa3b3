import { style } from "@vanilla-extract/css";
import { withIcon } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space["5"],
  "@media": { [above.desktop]: { flexDirection: "column" } },
});

export const link = style([withIcon, { color: theme.color.action }]);

export const button = style([
  link,
  {
    textDecorationLine: "underline",
    "@media": { "(scripting: none)": { display: "none" } },
  },
]);

export const status = style({ marginLeft: theme.space["3"] });
