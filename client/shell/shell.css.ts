import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";
import { component } from "../styles/tokens.ts";

export const shell = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minHeight: "100svh",
});

const progress = keyframes({ from: { scale: "0 1" }, to: { scale: "0.95 1" } });

export const main = style({ flex: 1, minWidth: 0, background: theme.color.paper });

// What a page that fades in is seen over: a dark head would flash over paper.
globalStyle(`${shell}:has([data-top="dark"])::before`, {
  content: '""',
  position: "absolute",
  inset: 0,
  zIndex: -1,
  background: theme.color.forest,
});

const leave = keyframes({ to: { opacity: 0 } });

// The page in view, until the next one is there or the visitor stays.
globalStyle(`${main}[data-leaving]`, {
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${leave} ${component.leave}` },
  },
});

// Progress bar at the top of the screen while the next page loads; also above open dialogs.
globalStyle(
  `${shell}:has(> ${main}[aria-busy="true"])::after, html:has(${main}[aria-busy="true"]) dialog[open]::after`,
  {
    content: '""',
    position: "fixed",
    insetInline: 0,
    top: 0,
    zIndex: 3,
    height: theme.stroke.bold,
    background: theme.color.lime,
    boxShadow: `0 0 0 1px ${theme.color.green}`,
    transformOrigin: "left",
    animation: `${progress} ${component.progress}`,
    "@media": { "(forced-colors: active)": { background: "Highlight", forcedColorAdjust: "none" } },
  },
);

export const skipLink = style({
  position: "fixed",
  insetInlineStart: theme.space["4"],
  top: theme.space["3"],
  translate: "0 -200%",
  zIndex: 3,
  padding: `${theme.space["3"]} ${theme.space["4"]}`,
  background: theme.color.white,
  color: theme.color.forest,
  fontWeight: 500,
  ":focus": { translate: "none" },
});

export const offline = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 3,
  padding: `${theme.space["4"]} ${theme.layout.gutter}`,
  background: theme.color.forest,
  color: theme.color.white,
  borderTop: `${theme.stroke.bold} solid ${theme.color.lime}`,
});
