import { style } from "@vanilla-extract/css";
import { label } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";

export const count = style([label, { paddingBlock: theme.space["3"] }]);
