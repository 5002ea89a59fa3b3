import { style } from "@vanilla-extract/css";
import { label, partTitle } from "../../styles/layout.css.ts";
import { theme } from "../../styles/theme.css.ts";

export const amount = style({ textAlign: "right" });

/** The amount is what readers look for. */
export const total = style({ fontWeight: 500, whiteSpace: "nowrap" });

/** The amount above its dates, as large as they are. */
export const figure = style([
  partTitle,
  { marginTop: theme.space["4"], fontWeight: 500, color: theme.color.green },
]);

export const details = style([label, { fontWeight: 400 }]);
