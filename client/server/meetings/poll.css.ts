import { style } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

export const kind = style([label, { display: "block", fontWeight: 400 }]);

/** A share below its votes, on a phone beside them. */
export const share = style([label, { display: "inline-block" }]);

export const subheading = style({ marginTop: theme.space["6"] });

export const response = style({ maxWidth: theme.width.measure, marginTop: theme.space["6"] });
