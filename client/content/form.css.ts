import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";
import { linkVariants } from "./action-link.css.ts";

// Forms on dark backgrounds.

export const label = style({ display: "block", color: theme.color.mint });

export const field = style({
  // A share, so that the length that fields have by themselves widens nothing.
  width: "100%",
  minWidth: 0,
  minHeight: theme.size.control,
  paddingInline: "1.25em",
  border: `${theme.stroke.strong} solid ${theme.color.white}`,
  borderRadius: theme.radius.pill,
  background: theme.color.white,
  color: theme.color.forest,
  fontSize: theme.text.body,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: theme.color.alert },
    // Its arrow is not within the padding.
    'select&:not([aria-invalid="true"])': { borderRight: `1.25em solid ${theme.color.white}` },
  },
});

/** What a form was sent for: with what is above it, it is in view below the header. */
export const answer = style({ scrollMarginTop: `calc(${theme.space["8"]} + ${theme.space["7"]})` });

/** A form whose answer is another part of the page. On paper, there is only the answer. */
export const question = style({});

/** Holds a button in a row with fields, whose labels are above them. */
export const besideFields = style({ alignSelf: "end" });

export const submit = style([
  linkVariants.buttonOnDark,
  { justifyContent: "center", minHeight: theme.size.control },
]);

/** Differs from the success message not only by its text, but also by an icon and a colour. */
export const failure = style({
  display: "flex",
  alignItems: "center",
  gap: theme.space["2"],
  fontSize: theme.text.body,
  color: theme.color.white,
});
