import { style } from "@vanilla-extract/css";
import { ruled } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const contacts = style({
  display: "grid",
  gap: `${theme.space["6"]} ${theme.layout.gap}`,
  "@media": { [above.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const contact = style([
  ruled,
  { display: "grid", gap: theme.space["2"], paddingTop: theme.space["4"] },
]);
