import { style } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

/** What the figures are, and which are restated, under their table. */
export const explanations = style([label, { maxWidth: theme.width.measure, marginBlock: theme.space["4"] }]);

export const explanation = style({ marginBlock: theme.space["2"] });

export const measure = style({ fontWeight: 500 });
