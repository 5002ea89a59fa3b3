import { globalStyle, style } from "@vanilla-extract/css";
import { itemTitle, quietLink, withIcon } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { outlined } from "./header.css.ts";

export const button = style([withIcon, outlined, { fontSize: theme.text.small }]);
globalStyle(`${button} > svg`, { flex: "none" });

export const body = style({
  position: "absolute",
  insetInline: 0,
  top: theme.layout.header,
  maxHeight: `calc(100dvh - ${theme.layout.header})`,
  overflowY: "auto",
  paddingBlock: theme.space["6"],
  background: theme.color.paper,
  color: theme.color.green,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const columns = style({
  display: "grid",
  gap: theme.space["6"],
  "@media": { [above.phone]: { gridTemplateColumns: "1fr 1fr" } },
});

export const title = style([itemTitle, { marginBottom: theme.space["2"], fontWeight: 500 }]);

export const link = style([quietLink, { display: "block", paddingBlock: theme.space["2"] }]);
