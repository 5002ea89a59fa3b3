import { style } from "@vanilla-extract/css";
import { quietLink } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";

export const form = style({ marginTop: theme.space["5"] });

export const body = style({ paddingBlock: `${theme.space["5"]} ${theme.space.band}` });

const dimmedWhileLoading = style({
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-loading="true"]': { opacity: 0.5 } },
});

export const found = style([dimmedWhileLoading]);

export const tabs = style([
  dimmedWhileLoading,
  {
    display: "flex",
    gap: theme.space["5"],
    borderBottom: `1px solid ${theme.color.line}`,
  },
]);

export const tab = style({
  display: "grid",
  placeItems: "center",
  minWidth: "3.5rem",
  minHeight: "3rem",
  marginBottom: "-1px",
  borderBottom: "3px solid transparent",
  fontWeight: 500,
  textDecoration: "none",
  ":hover": { color: theme.color.action },
  selectors: { '&[aria-current="page"]': { color: theme.color.green, borderBottomColor: "currentColor" } },
});

export const status = style({ minHeight: "5.5rem", paddingTop: theme.space["6"] });

export const outcome = style({ fontSize: theme.text.heading, letterSpacing: "-0.02em" });

export const results = style({ maxWidth: "56rem", marginTop: theme.space["5"] });

export const result = style({
  position: "relative",
  paddingBlock: theme.space["5"],
  borderTop: `1px solid ${theme.color.line}`,
});

export const title = style([
  quietLink,
  { fontSize: theme.text.item, lineHeight: 1.3, color: theme.color.green },
]);
