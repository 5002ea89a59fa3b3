import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";
import { single } from "../styles/tokens.ts";

/** High enough for any of its texts, so that what stands under it keeps its place. */
export const status = style({ minHeight: single.status, paddingTop: theme.space["6"] });

export const outcome = style({ fontSize: theme.text.heading, letterSpacing: "-0.02em" });
