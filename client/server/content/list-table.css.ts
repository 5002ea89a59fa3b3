import { style } from "@vanilla-extract/css";
import { theme } from "../../styles/theme.css.ts";
import { cell } from "./content-table.css.ts";

/** Many columns: they fit a wide screen. */
export const dense = style({ fontSize: theme.text.small });

/** A text beside figures, which end where it begins. */
export const besideFigures = style([cell, { paddingLeft: theme.space["4"] }]);
