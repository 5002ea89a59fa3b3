import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { quietLink, withIcon } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { component } from "../styles/tokens.ts";
import { outlined, withoutMainMenu } from "./header.css.ts";

export const menu = style({
  display: "none",
  fontSize: theme.text.small,
  "@media": {
    [above.desktop]: {
      display: "flex",
      gap: component.menuGap.desktop,
      selectors: {
        [`${withoutMainMenu} &`]: { position: "absolute", insetInlineEnd: 0, visibility: "hidden" },
      },
    },
  },
});

export const items = style({
  display: "flex",
  alignItems: "center",
  gap: component.menuGap.desktop,
  // The languages beside it need the space.
  selectors: { "&:where(:not(:last-child))": { gap: theme.space["3"] } },
  "@media": {
    [above.laptop]: { gap: component.menuGap.laptop },
    [above.wide]: { gap: component.menuGap.wide },
  },
});

export const group = style({ position: "relative" });

/** As high as the header, so that there is no gap between title and panel, where the pointer would leave the group. */
export const title = style({
  display: "flex",
  alignItems: "center",
  height: theme.layout.header,
  whiteSpace: "nowrap",
  // The focus ring is around the text instead.
  ":focus-visible": { outline: "none", boxShadow: "none" },
});

const current = { textDecorationColor: "currentColor", textDecorationThickness: theme.stroke.strong };

export const link = style([withIcon, { selectors: { '&[aria-current="page"]': current } }]);

export const titleText = style({
  textDecorationLine: "underline",
  textUnderlineOffset: "0.22em",
  "::after": {
    content: '""',
    width: "0.4em",
    height: "0.4em",
    marginTop: "-0.2em",
    borderRight: `${theme.stroke.fine} solid currentColor`,
    borderBottom: `${theme.stroke.fine} solid currentColor`,
    rotate: "45deg",
    transition: `rotate ${theme.motion.fast}, margin ${theme.motion.fast}`,
  },
  selectors: {
    "details[open] > summary > &::after": { rotate: "225deg", marginTop: "0.2em" },
    [`${group}:has([aria-current]) &`]: current,
    [`${title}:focus-visible > &`]: {
      outline: `${theme.stroke.strong} solid ${theme.color.white}`,
      outlineOffset: "1px",
      boxShadow: `0 0 0 ${theme.stroke.ring} ${theme.color.ink}`,
      borderRadius: theme.radius.small,
    },
  },
});

const unfold = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${theme.space["2"]})` } });

export const panel = style({
  position: "absolute",
  insetInlineStart: `calc(-1 * ${theme.space["5"]})`,
  top: theme.layout.header,
  minWidth: theme.width.card,
  padding: `${theme.space["4"]} ${theme.space["5"]} ${theme.space["5"]}`,
  background: theme.color.paper,
  color: theme.color.green,
  borderTop: `${theme.stroke.bold} solid ${theme.color.action}`,
  boxShadow: `0 0 0 1px ${theme.color.line}`,
  transition: `opacity ${theme.motion.fast}, translate ${theme.motion.fast}`,
  selectors: {
    "details[open] > &": { animation: `${unfold} ${theme.motion.fast}` },
    "details:not([open]) > &": {
      opacity: 0,
      translate: `0 calc(-1 * ${theme.space["2"]})`,
      pointerEvents: "none",
    },
  },
});
// A closing panel stays visible until its transition ends, if the browser supports it. An opening one is visible at
// once, so that it can get the focus.
globalStyle(`${group} > details:not([open])::details-content`, {
  transition: `content-visibility ${theme.motion.fast} allow-discrete`,
});

export const panelLink = style([
  quietLink,
  {
    display: "block",
    paddingBlock: theme.space["3"],
    fontSize: theme.text.small,
    lineHeight: 1.35,
    selectors: { "li:first-child > &": { fontWeight: 500 } },
  },
]);

export const login = style([withIcon, outlined]);
