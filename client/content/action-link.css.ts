import { style, styleVariants } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.6em",
  fontWeight: 500,
  lineHeight: 1.3,
  textDecoration: "none",
});

/** Padding above and below the text, so that the touch target is large enough. */
const padding = `(${theme.size.target} - 1.3em) / 2`;

const line = style([
  base,
  {
    paddingBlock: `calc(${padding})`,
    backgroundImage: "linear-gradient(currentColor, currentColor)",
    backgroundRepeat: "no-repeat",
    backgroundPosition: `0 calc(100% - ${padding} + 0.25em)`,
    backgroundSize: `100% ${theme.stroke.fine}`,
    ":hover": {
      backgroundSize: `0 ${theme.stroke.fine}`,
      transition: `background-size ${theme.motion.fast}`,
    },
  },
]);

const pill = style([
  base,
  {
    padding: "0.8em 1.4em",
    borderRadius: theme.radius.pill,
    ":hover": { transition: `background-color ${theme.motion.fast}` },
    // Forced colours remove the background that makes it look like a button.
    "@media": { "(forced-colors: active)": { border: "1px solid" } },
  },
]);

/** Styles of a link that is not part of a text: on a light background, on a dark one, or as a button on either. */
export const linkVariants = styleVariants({
  text: [line, { color: theme.color.action }],
  onDark: [line, { color: theme.color.white }],
  button: [
    pill,
    { background: theme.color.action, color: theme.color.white, ":hover": { background: theme.color.green } },
  ],
  buttonOnDark: [
    pill,
    { background: theme.color.lime, color: theme.color.forest, ":hover": { background: theme.color.white } },
  ],
});
