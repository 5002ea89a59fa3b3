import { style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";

/** Under the header, in view wherever an editor is on the page. */
export const embargo = style({
  position: "fixed",
  insetInline: 0,
  top: theme.layout.header,
  zIndex: 1,
  padding: theme.space["2"],
  background: theme.color.lime,
  color: theme.color.forest,
  textAlign: "center",
});
