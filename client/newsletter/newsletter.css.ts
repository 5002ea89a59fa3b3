import { style } from "@vanilla-extract/css";
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

export const label = style({ display: "block", color: theme.color.mint });

export const line = style({
  display: "flex",
  borderBottom: `${theme.stroke.fine} solid ${theme.color.mint}`,
});

export const field = style({
  // A share, so that the length that fields have by themselves widens nothing.
  width: "100%",
  minWidth: 0,
  minHeight: theme.size.control,
  border: 0,
  borderRadius: 0,
  background: "transparent",
  fontSize: theme.text.body,
});

export const submit = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: "0.5em",
  paddingLeft: theme.space["4"],
  color: theme.color.lime,
  fontWeight: 500,
});

export const topics = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: theme.space["5"],
  marginBottom: theme.space["3"],
  border: 0,
});

export const topic = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space["2"],
  minHeight: theme.size.target,
  fontSize: theme.text.body,
  cursor: "pointer",
});

export const box = style({
  width: "1.25em",
  height: "1.25em",
  // Only of a ticked box: with a light accent colour, WebKitGTK paints empty ones black.
  ":checked": { accentColor: theme.color.lime },
});

export const message = style({
  fontSize: theme.text.body,
  color: theme.color.lime,
  // The empty region takes no space, but is still rendered: screen readers may ignore a text that appears together with
  // its live region.
  ":empty": { position: "absolute" },
});

/** Differs from the success message not only by its text, but also by an icon and a colour. */
export const failure = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space["2"],
  fontSize: theme.text.body,
  color: theme.color.white,
});
