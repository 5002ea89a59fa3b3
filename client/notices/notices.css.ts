import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { above, upTo } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { shade } from "../styles/tokens.ts";

const rise = keyframes({ from: { transform: "translateY(100%)" } });
const appear = keyframes({ from: { opacity: 0 } });

/**
 * Fixed to the bottom of the viewport, at most a third of a small screen; the page beside them stays clickable. Where that is
 * too little space, the text of the notices scrolls, and their buttons stay in view.
 */
export const stack = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  maxHeight: "calc(100svh / 3)",
  overflow: "hidden auto",
  pointerEvents: "none",
  "@media": { [above.low]: { maxHeight: "60svh" }, print: { display: "none" } },
});

/** The padding leaves space for the focus ring of links at the edge, which scrolling would cut off. */
export const text = style({
  alignSelf: "stretch",
  display: "grid",
  alignContent: "safe center",
  minHeight: 0,
  margin: `calc(-1 * ${theme.stroke.ring})`,
  padding: theme.stroke.ring,
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: {
    // In a low notice, its padding is outside of the notice.
    '&[data-has-more="true"]': {
      maskImage: `linear-gradient(to top, transparent ${theme.stroke.ring}, black 2em)`,
    },
  },
});

const notice = style({
  pointerEvents: "auto",
  minHeight: theme.size.control,
  display: "flex",
  alignItems: "center",
  gap: theme.space["4"],
  fontSize: theme.text.small,
  lineHeight: 1.4,
  animation: `${rise} ${theme.motion.fast}`,
});

/** On a small screen a bar with its button beside the text, elsewhere a card. */
export const cookies = style([
  notice,
  {
    padding: `${theme.space["3"]} ${theme.layout.gutter}`,
    background: theme.color.paper,
    borderTop: `${theme.stroke.bold} solid ${theme.color.action}`,
    "@media": {
      [upTo.low]: { paddingBlock: theme.space["1"] },
      [above.low]: {
        flexDirection: "column",
        alignItems: "flex-start",
        width: `min(100% - ${theme.space["6"]}, ${theme.width.narrow})`,
        margin: theme.space["4"],
        padding: theme.space["5"],
        border: `1px solid ${theme.color.line}`,
        borderTop: `${theme.stroke.bold} solid ${theme.color.action}`,
        lineHeight: "inherit",
      },
    },
  },
]);

export const button = style({
  flex: "none",
  minHeight: theme.size.target,
  padding: "0 1.6em",
  borderRadius: theme.radius.pill,
  background: theme.color.action,
  color: theme.color.white,
  fontWeight: 500,
  transition: `background-color ${theme.motion.fast}`,
  ":hover": { background: theme.color.green },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});

/** Equal in size: below each other on a narrow screen, beside each other elsewhere. */
export const buttons = style({
  flex: "none",
  display: "grid",
  gap: theme.space["2"],
  "@media": { [above.phone]: { gridAutoFlow: "column", gridAutoColumns: "1fr" } },
});

export const bar = style([
  notice,
  {
    justifyContent: "space-between",
    padding: `${theme.space["2"]} ${theme.layout.gutter}`,
    background: theme.color.mint,
    color: theme.color.forest,
    transition: `transform ${theme.motion.fast}, display ${theme.motion.fast} allow-discrete`,
    selectors: { '&[data-closing="true"]': { display: "none", transform: "translateY(100%)" } },
    "@media": {
      [upTo.low]: { minHeight: theme.size.target, paddingBlock: 0 },
      "(forced-colors: active)": { borderTop: "1px solid" },
    },
  },
]);

export const barText = style({ maxWidth: "none" });

export const close = style({
  flex: "none",
  width: theme.size.target,
  height: theme.size.target,
  marginInlineEnd: `calc(-1 * ${theme.space["3"]})`,
  fontSize: theme.size.iconLarge,
  lineHeight: 1,
});

export const modal = style({
  width: `min(100% - ${theme.space["6"]}, ${theme.width.narrow})`,
  maxHeight: `calc(100svh - ${theme.space["6"]})`,
  margin: "auto",
  padding: theme.space["5"],
  border: 0,
  borderTop: `${theme.stroke.bold} solid ${theme.color.action}`,
  background: theme.color.paper,
  color: theme.color.ink,
  animation: `${appear} ${theme.motion.fast}`,
  "::backdrop": { background: shade(60), animation: `${appear} ${theme.motion.fast}` },
  "@media": {
    [above.tablet]: { padding: theme.space["7"] },
    "(forced-colors: active)": { border: "1px solid" },
  },
});
globalStyle(`${modal} > button`, { marginTop: theme.space["5"] });
