import { style } from "@vanilla-extract/css";
import { withIcon } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";
import { card, text } from "../sections/cards.css.ts";

/** As high as its neighbours, so that the boxes of a row stand in a line. */
export const asset = style([card, { alignContent: "normal", gridTemplateRows: "auto auto 1fr" }]);

export const facts = style([text, { display: "flex", flexDirection: "column" }]);

export const choice = style([withIcon, { marginTop: "auto" }]);

/** All of an image, also of one that is wide or tall. */
export const preview = style({
  width: "100%",
  aspectRatio: "3 / 2",
  padding: theme.space["3"],
  objectFit: "contain",
  background: theme.color.sand,
});

/** In the place of the picture of a file that has none. */
export const placeholder = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "3 / 2",
  background: theme.color.mint,
  fontSize: theme.text.heading,
  color: theme.color.green,
});

export const box = style({ width: "1.25em", height: "1.25em", accentColor: theme.color.action });
