import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { quietLink, withIcon } from "../styles/layout.css.ts";
import { theme } from "../styles/theme.css.ts";
import { outlined } from "./header.css.ts";

export const button = style([withIcon, outlined, { fontSize: theme.text.small }]);
globalStyle(`${button} > svg`, { flex: "none" });

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${theme.space["2"]})` } });

export const menu = style({
  position: "fixed",
  inset: 0,
  width: "100%",
  height: "100dvh",
  maxWidth: "none",
  maxHeight: "none",
  border: 0,
  overflow: "hidden",
  background: theme.color.paper,
  color: theme.color.green,
  opacity: 0,
  transition: ["opacity", "display", "overlay"]
    .map((property) => `${property} ${theme.motion.fast} allow-discrete`)
    .join(", "),
  selectors: {
    // The address names it where there are no scripts.
    "&:is([open], :target)": {
      display: "flex",
      flexDirection: "column",
      opacity: 1,
      animation: `${appear} ${theme.motion.fast}`,
    },
  },
});
globalStyle(`${menu} > :first-child`, { flex: "none" });

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: `${theme.space["3"]} ${theme.space["6"]}`,
});

export const items = style({ borderTop: `1px solid ${theme.color.line}` });

export const item = style({ borderBottom: `1px solid ${theme.color.line}` });

/** Its height is animated where the browser can interpolate to `auto`. */
export const group = style({ interpolateSize: "allow-keywords" });
globalStyle(`${group}::details-content`, {
  height: 0,
  overflow: "hidden",
  transition: `height ${theme.motion.fast}, content-visibility ${theme.motion.fast} allow-discrete`,
});
globalStyle(`${group}[open]::details-content`, { height: "auto", transition: `height ${theme.motion.fast}` });

const line = "linear-gradient(currentColor, currentColor) center";

export const title = style([
  quietLink,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: theme.space["8"],
    fontSize: theme.text.menu,
    letterSpacing: "-0.015em",
    fontWeight: 500,
    lineHeight: 1.25,
    selectors: {
      "summary&::after": {
        content: '""',
        flex: "none",
        width: theme.size.icon,
        height: theme.size.icon,
        background: `${line} / 100% ${theme.stroke.strong} no-repeat, ${line} / ${theme.stroke.strong} 100% no-repeat`,
        transition: `background-size ${theme.motion.fast}`,
      },
      "details[open] > &::after": { backgroundSize: `100% ${theme.stroke.strong}, ${theme.stroke.strong} 0` },
    },
  },
]);

export const entries = style({ paddingBottom: theme.space["4"] });

export const entry = style([
  quietLink,
  {
    display: "block",
    paddingBlock: theme.space["2"],
    lineHeight: 1.35,
    color: theme.color.ink,
  },
]);

export const languages = style({ flex: "none", paddingBlock: theme.space["2"] });

export const login = style([
  quietLink,
  {
    flex: "none",
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.6em",
    minHeight: theme.space["8"],
    padding: `0 ${theme.layout.gutter} env(safe-area-inset-bottom)`,
    background: theme.color.action,
    color: theme.color.white,
    fontWeight: 500,
    ":hover": { background: theme.color.green },
    "@media": { "(forced-colors: active)": { borderTop: "1px solid" } },
    // It extends to the edge of the screen, so the focus ring is inside.
    ":focus-visible": {
      outlineOffset: `calc(-1 * ${theme.space["2"]})`,
      boxShadow: `inset 0 0 0 ${theme.stroke.ring} ${theme.color.ink}`,
    },
  },
]);
