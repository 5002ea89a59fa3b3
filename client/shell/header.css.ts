import { style } from "@vanilla-extract/css";
import { itemTitle, quietLink, signed } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { shell } from "./shell.css.ts";

/** Green on paper; white where the page begins with a dark head. */
export const header = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  zIndex: 2,
  color: theme.color.green,
  selectors: { [`${shell}:has([data-top="dark"]) > &`]: { color: theme.color.white } },
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space["5"],
  height: theme.layout.header,
});

export const wide = style({
  display: "none",
  alignItems: "center",
  gap: "clamp(0.75rem, 2.2vw, 2.5rem)",
  fontSize: theme.text.small,
  "@media": { [above.desktop]: { display: "flex" }, [above.wide]: { fontSize: "1rem" } },
});

export const groups = style({ display: "flex", alignItems: "center", gap: "clamp(0.75rem, 1.7vw, 2.25rem)" });

export const group = style({ position: "relative" });

export const groupTitle = style([
  signed,
  {
    "::after": {
      content: '""',
      width: "0.4em",
      height: "0.4em",
      marginTop: "-0.2em",
      borderRight: "1.5px solid currentColor",
      borderBottom: "1.5px solid currentColor",
      rotate: "45deg",
      transition: `rotate ${theme.motion.fast}`,
    },
    selectors: { "details[open] > &::after": { rotate: "225deg", marginTop: "0.2em" } },
  },
]);

export const panel = style({
  position: "absolute",
  left: `calc(-1 * ${theme.space["5"]})`,
  top: "100%",
  minWidth: "16rem",
  padding: `${theme.space["3"]} ${theme.space["5"]}`,
  background: theme.color.paper,
  color: theme.color.green,
  borderTop: `3px solid ${theme.color.action}`,
  boxShadow: `0 0 0 1px ${theme.color.line}`,
});

export const panelLink = style([
  quietLink,
  { display: "block", paddingBlock: theme.space["2"], lineHeight: 1.35 },
]);

const outlined = style({
  padding: "0 1.1em",
  border: "1.5px solid currentColor",
  borderRadius: theme.radius.pill,
  whiteSpace: "nowrap",
});

export const login = style([signed, outlined]);

export const narrow = style({ "@media": { [above.desktop]: { display: "none" } } });

export const menuButton = style([signed, outlined, { fontSize: "1rem" }]);

export const sheet = style({
  position: "absolute",
  insetInline: 0,
  top: theme.layout.header,
  paddingBlock: theme.space["6"],
  background: theme.color.paper,
  color: theme.color.green,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const sheetColumns = style({
  display: "grid",
  gap: theme.space["6"],
  "@media": { [above.phone]: { gridTemplateColumns: "1fr 1fr" } },
});

export const sheetTitle = style([itemTitle, { marginBottom: theme.space["2"], fontWeight: 500 }]);

export const sheetLink = style([quietLink, { display: "block", paddingBlock: theme.space["2"] }]);
