import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";
import { single } from "../styles/tokens.ts";

/** High enough for each of its texts, so that a change causes no layout shift. */
export const status = style({ minHeight: single.status, paddingTop: theme.space["6"] });

export const outcome = style({ fontSize: theme.text.heading, letterSpacing: "-0.02em" });
