import { createGlobalTheme, createGlobalThemeContract } from "@vanilla-extract/css";
import { fixed, fluid } from "./tokens.ts";

/** Custom properties with short names, which keep the style sheet small: `--t-body`, `--s-band`, `--fast`. */
const properties = createGlobalThemeContract(fluid, (_, [group, ...name]) =>
  [group === "text" || group === "space" ? group.slice(0, 1) : "", ...name].filter(Boolean).join("-"),
);

createGlobalTheme(":root", properties, fluid);

/** The design tokens. All styles use them. */
export const theme = {
  ...fixed,
  ...properties,
  text: { ...fixed.text, ...properties.text },
  space: { ...fixed.space, ...properties.space },
};
