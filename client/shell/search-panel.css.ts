import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { heading, result } from "../search/search-results.css.ts";
import { withIcon } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";

const slideIn = keyframes({ from: { translate: "100%" } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: "fixed",
  inset: "0 0 0 auto",
  width: `min(${theme.width.panel}, 100%)`,
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  border: 0,
  overflow: "hidden auto",
  overscrollBehavior: "contain",
  background: theme.color.paper,
  color: theme.color.ink,
  translate: "100%",
  // The closing panel stays visible until its transition ends.
  transition: ["translate", "display", "overlay"]
    .map((property) => `${property} ${theme.motion.slow} allow-discrete`)
    .join(", "),
  selectors: {
    "&[open]": { translate: "0", animation: `${slideIn} ${theme.motion.slow}` },
    "&::backdrop": {
      background: theme.color.forest,
      opacity: 0,
      transition: `opacity ${theme.motion.slow}, display ${theme.motion.slow} allow-discrete`,
    },
    "&[open]::backdrop": { opacity: 0.6, animation: `${fadeIn} ${theme.motion.slow}` },
  },
  "@media": { "(forced-colors: active)": { borderLeft: "1px solid" } },
});

/** Fills the panel, so that a click on the dialog element itself is a click on the backdrop. */
export const content = style({
  minHeight: "100%",
  padding: `0 ${theme.space["6"]} ${theme.space["7"]}`,
});

export const title = style({ color: theme.color.green, fontSize: theme.text.lead });

export const close = style([withIcon, { color: theme.color.green, textDecorationLine: "underline" }]);

globalStyle(`${panel} search`, { color: theme.color.green });
globalStyle(`${panel} ${heading}`, { fontSize: theme.text.item });
globalStyle(`${panel} ${result}`, { paddingBlock: theme.space["4"] });
