import { style } from "@vanilla-extract/css";
import { dividedItem, dividedList } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

export const list = style([dividedList, { alignSelf: "start" }]);

export const entry = style([dividedItem, { paddingBlock: theme.space["5"] }]);
