import { style } from "@vanilla-extract/css";
import { itemTitle, label } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

export const title = style([
  itemTitle,
  { selectors: { "&:not(:first-child)": { marginTop: theme.space["6"] } } },
]);

export const facts = style({ marginTop: theme.space["3"], borderTop: `1px solid ${theme.color.line}` });

/** The name beside its values on a wide screen, above them on a narrow one. */
export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: theme.space["5"],
  paddingBlock: theme.space["3"],
  borderBottom: `1px solid ${theme.color.line}`,
  "@media": { [above.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
});

export const name = style({
  fontWeight: 500,
  "@media": { [above.tablet]: { gridRow: "1 / span 9" } },
});

/** Long identifiers break where there is no space. */
export const value = style({
  overflowWrap: "anywhere",
  "@media": { [above.tablet]: { gridColumn: 2 } },
});

export const receipts = style([label, { display: "block", fontWeight: 400 }]);
