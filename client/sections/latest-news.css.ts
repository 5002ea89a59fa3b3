import { style } from "@vanilla-extract/css";
import { ruled, ruledList } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";

export const list = style([ruledList, { display: "grid", gridAutoRows: "1fr" }]);

export const entry = style([ruled, { paddingBlock: theme.space["5"] }]);
