import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";
import { dimmedWhileLoading } from "./dimmed.css.ts";

/** The strip of tabs that say what is searched; the tabs are links on the search page, buttons in the panel. */
export const strip = style([
  dimmedWhileLoading,
  {
    display: "flex",
    gap: theme.space["5"],
    marginTop: theme.space["4"],
    borderBottom: `1px solid ${theme.color.line}`,
  },
]);

const CHOSEN = '&:is([aria-current="page"], [aria-selected="true"])';

export const tab = style({
  display: "grid",
  placeItems: "center",
  minWidth: theme.size.control,
  minHeight: theme.size.control,
  marginBottom: "-1px",
  border: 0,
  borderBottom: `${theme.stroke.bold} solid transparent`,
  background: "transparent",
  cursor: "pointer",
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { color: theme.color.action },
  selectors: {
    [CHOSEN]: {
      color: theme.color.green,
      borderBottomColor: "currentColor",
    },
  },
  // Forced colours show an edge that is transparent.
  "@media": {
    "(forced-colors: active)": {
      borderBottomColor: "Canvas",
      selectors: { [CHOSEN]: { borderBottomColor: "Highlight" } },
    },
  },
});
