import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const form = style({
  display: "flex",
  alignItems: "stretch",
  maxWidth: theme.layout.measure,
  borderBottom: "2px solid currentColor",
});

export const field = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: theme.space["3"],
  border: 0,
  borderRadius: 0,
  background: "transparent",
  fontSize: theme.text.item,
  appearance: "none",
  "::-webkit-search-cancel-button": { display: "none" },
  "::placeholder": { color: "inherit", opacity: 0.75 },
});

export const submit = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  minWidth: "3.25rem",
  border: 0,
  background: "transparent",
  fontSize: "1.5rem",
  cursor: "pointer",
});
