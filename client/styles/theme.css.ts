import { createGlobalTheme, createGlobalThemeContract } from "@vanilla-extract/css";
import { fixed, fluid } from "./tokens.ts";

/** Their names in the style sheet are short, because they are most of it: `--t-body`, `--s-band`, `--fast`. */
const properties = createGlobalThemeContract(fluid, (_, [group, ...name]) =>
  [group === "text" || group === "space" ? group.slice(0, 1) : "", ...name].filter(Boolean).join("-"),
);

createGlobalTheme(":root", properties, fluid);

/** The tokens of the design; everything visible is set in them. */
export const theme = {
  ...fixed,
  ...properties,
  text: { ...fixed.text, ...properties.text },
  space: { ...fixed.space, ...properties.space },
};
