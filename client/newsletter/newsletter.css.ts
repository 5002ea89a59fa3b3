import { style } from "@vanilla-extract/css";
import { label } from "../content/form.css.ts";
import { above, upTo } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const newsletter = style({
  display: "grid",
  alignContent: "start",
  gap: theme.space["4"],
  maxWidth: theme.width.narrow,
});

export const disclaimer = style({ color: theme.color.mint, fontSize: theme.text.small, lineHeight: 1.5 });

export const form = style({
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

/** Field and button: below each other on a phone, where an address needs all the width. */
export const row = style({
  display: "grid",
  gap: theme.space["3"],
  marginTop: theme.space["2"],
  "@media": { [above.phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** Two columns; if the number of topics is odd, the first has a row of its own. */
export const topics = style({
  display: "grid",
  // As wide as their words where halves may be too narrow for the longest.
  gridTemplateColumns: "repeat(2, minmax(0, auto))",
  gap: theme.space["2"],
  minWidth: 0,
  marginBottom: theme.space["5"],
  border: 0,
  "@media": {
    [upTo.smallPhone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [above.phone]: { gap: theme.space["3"] },
    [above.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const topicsLabel = style([label, { marginBottom: theme.space["2"] }]);

export const topic = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space["2"],
  minHeight: theme.size.target,
  padding: `${theme.space["2"]} ${theme.space["3"]}`,
  border: `${theme.stroke.fine} solid ${theme.color.lineOnDark}`,
  borderRadius: theme.radius.pill,
  fontSize: theme.text.small,
  lineHeight: 1.3,
  // A long word breaks rather than leaves its field.
  overflowWrap: "anywhere",
  cursor: "pointer",
  ":hover": { borderColor: theme.color.mint },
  selectors: {
    "&:has(input:checked)": { borderColor: theme.color.lime, background: theme.color.green },
    "&:nth-of-type(1):nth-last-of-type(odd)": { gridColumn: "1 / -1" },
  },
});

/** Drawn here and not by the browser, as it would be in a light accent colour: WebKitGTK paints empty ones black then. */
export const checkbox = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: "1.25em",
  height: "1.25em",
  borderRadius: theme.radius.small,
  background: theme.color.white,
  color: theme.color.forest,
  appearance: "none",
  cursor: "pointer",
  ":checked": { background: theme.color.lime },
  // Forced colours remove the background, and with it the box.
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
  selectors: {
    "&:checked::before": {
      content: '""',
      width: "0.4em",
      height: "0.75em",
      marginTop: "-0.15em",
      borderRight: `${theme.stroke.strong} solid currentColor`,
      borderBottom: `${theme.stroke.strong} solid currentColor`,
      rotate: "45deg",
    },
  },
});

export const message = style({
  fontSize: theme.text.lead,
  lineHeight: 1.45,
  color: theme.color.lime,
  // The empty region takes no space, but is still rendered: screen readers may ignore a text that appears together with
  // its live region.
  ":empty": { position: "absolute" },
});
