import { extend } from "../../styles/extend.ts";
import { dividedItem, dividedList } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

export const list = extend(dividedList, { alignSelf: "start" });

export const entry = extend(dividedItem, { paddingBlock: theme.space["5"] });
