import { style } from "@vanilla-extract/css";
import { ruled, ruledList } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const columns = style({
  display: "grid",
  gap: `${theme.space["6"]} ${theme.space.apart}`,
  "@media": { [above.desktop]: { gridTemplateColumns: "7fr 5fr" } },
});

export const list = style([ruledList, { alignSelf: "start" }]);

export const entry = style([ruled, { paddingBlock: theme.space["5"] }]);
