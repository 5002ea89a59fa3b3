import { style, styleVariants } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

const pair = style({ display: "grid", gap: `${theme.space["6"]} ${theme.space.apart}` });

export const sides = styleVariants({
  left: [pair, { "@media": { [above.desktop]: { gridTemplateColumns: "7fr 5fr" } } }],
  right: [pair, { "@media": { [above.desktop]: { gridTemplateColumns: "5fr 7fr" } } }],
});

export const caption = style([label, { marginTop: theme.space["3"] }]);

export const text = style({
  alignSelf: "center",
  display: "grid",
  gap: theme.space["5"],
  "@media": { [above.desktop]: { selectors: { [`${sides.right} > &`]: { order: -1 } } } },
});
