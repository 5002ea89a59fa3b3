import { style } from "@vanilla-extract/css";
import { signed } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space["5"],
  "@media": { [above.desktop]: { flexDirection: "column" } },
});

export const way = style([signed, { color: theme.color.action }]);

export const action = style([
  way,
  {
    textDecorationLine: "underline",
    "@media": { "(scripting: none)": { display: "none" } },
  },
]);

export const outcome = style({ marginLeft: theme.space["3"] });
