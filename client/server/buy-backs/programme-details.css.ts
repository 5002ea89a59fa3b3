import { style } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

export const details = style({
  display: "grid",
  columnGap: theme.space["5"],
  marginBlock: theme.space["4"],
  "@media": { [above.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" } },
});

export const detail = style({
  paddingBlock: theme.space["3"],
  borderBottom: `1px solid ${theme.color.line}`,
  overflowWrap: "anywhere",
});

export const term = style([label]);
