import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const form = style({
  display: "flex",
  maxWidth: theme.width.measure,
  borderBottom: `${theme.stroke.strong} solid color-mix(in srgb, currentColor 60%, transparent)`,
  transition: `border-color ${theme.motion.fast}, box-shadow ${theme.motion.fast}`,
  // The bottom line shows the focus instead of the usual ring; forced colours show the ring again.
  selectors: {
    "&:has(input:focus-visible)": {
      borderColor: "currentColor",
      boxShadow: `0 ${theme.stroke.bold} 0 currentColor`,
    },
  },
});

export const field = style({
  // Overrides the default width of input fields, which would widen the form.
  width: "100%",
  minWidth: 0,
  paddingBlock: theme.space["3"],
  border: 0,
  borderRadius: 0,
  background: "transparent",
  fontSize: theme.text.item,
  appearance: "none",
  ":focus-visible": { outlineColor: "transparent", boxShadow: "none" },
  "::-webkit-search-cancel-button": { display: "none" },
  "::placeholder": { color: "inherit", opacity: 0.75 },
  "@media": { "(prefers-contrast: more)": { "::placeholder": { opacity: 1 } } },
});

export const submit = style({
  flex: "none",
  display: "grid",
  placeItems: "center end",
  minWidth: theme.size.control,
  fontSize: theme.size.iconLarge,
});
