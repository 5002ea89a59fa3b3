import { globalStyle, style } from "@vanilla-extract/css";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

/** Half transparent while a search is loading (`data-loading`). */
export const dimmedWhileLoading = style({
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-loading="true"]': { opacity: 0.5 } },
});

/** The row of tabs for the search scopes; the tabs are links on the search page, buttons in the panel. */
export const tabList = style([
  dimmedWhileLoading,
  {
    display: "flex",
    gap: theme.space["5"],
    marginTop: theme.space["4"],
    borderBottom: `1px solid ${theme.color.line}`,
  },
]);

const SELECTED = '&:is([aria-current="page"], [aria-selected="true"])';

export const tab = style({
  display: "grid",
  placeItems: "center",
  minWidth: theme.size.control,
  minHeight: theme.size.control,
  marginBottom: "-1px",
  borderBottom: `${theme.stroke.bold} solid transparent`,
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { color: theme.color.action },
  selectors: { [SELECTED]: { color: theme.color.green, borderBottomColor: "currentColor" } },
  // Forced colours make a transparent border visible.
  "@media": {
    "(forced-colors: active)": {
      borderBottomColor: "Canvas",
      selectors: { [SELECTED]: { borderBottomColor: "Highlight" } },
    },
  },
});

/** Number of results of a tab. */
export const count = style({
  display: "inline-block",
  minWidth: "1.5em",
  fontVariantNumeric: "tabular-nums",
  fontWeight: 400,
});

export const form = style({ marginTop: theme.space["5"] });

export const body = style({ paddingBlock: `${theme.space["5"]} ${theme.space.band}` });

/** The status is in the column of section headings, the results in the column of section content. */
export const status = style({ gridColumn: "1 / -1", "@media": { [above.desktop]: { gridColumn: "1 / 5" } } });

export const results = style([
  dimmedWhileLoading,
  {
    gridColumn: "1 / -1",
    marginTop: theme.space["6"],
    "@media": { [above.desktop]: { gridColumn: "5 / -1" } },
  },
]);

export const panelResults = style([
  dimmedWhileLoading,
  { display: "grid", gap: theme.space["4"], marginTop: theme.space["5"] },
]);
globalStyle(`${panelResults} > a`, { justifySelf: "start" });
