import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { fixed, fluid } from "./tokens.ts";

/** Custom properties with short names, which keep the style sheet small: `--t-body`, `--s-band`, `--fast`. */
const properties = createGlobalThemeContract(fluid, (_, [group, ...name]) =>
  [group === "text" || group === "space" ? group.slice(0, 1) : "", ...name].filter(Boolean).join("-"),
);

createGlobalTheme(":root", properties, fluid);

const usual = { action: fixed.color.action, line: fixed.color.line };
const colours = createGlobalThemeContract(usual, (_, [name]) => name ?? "");

createGlobalTheme(":root", colours, usual);

// All other colours of text have a contrast of 7 by themselves.
globalStyle(":root", {
  // Chromium's own dark mode would change some colours of a pair only: logo, buttons and charts could not be read.
  colorScheme: "only light",
  "@media": {
    "(prefers-contrast: more)": {
      vars: { [colours.action]: fixed.color.green, [colours.line]: fixed.color.inkSoft },
    },
  },
});

/** The design tokens. All styles use them. */
export const theme = {
  ...fixed,
  ...properties,
  color: { ...fixed.color, ...colours },
  text: { ...fixed.text, ...properties.text },
  space: { ...fixed.space, ...properties.space },
};
