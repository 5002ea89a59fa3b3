import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { shade, single } from "../styles/tokens.ts";
import { BAR_OPEN } from "./bar-open.ts";

const rise = keyframes({ from: { transform: "translateY(100%)" } });
const appear = keyframes({ from: { opacity: 0 } });

/** Lies at the foot of the screen; what is beside its notices can be reached. */
export const stack = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  display: "grid",
  maxHeight: "60svh",
  overflow: "hidden auto",
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

export const cookies = style({
  pointerEvents: "auto",
  display: "grid",
  gap: theme.space["4"],
  justifyItems: "start",
  width: `min(100% - ${theme.space["6"]}, ${theme.width.narrow})`,
  margin: theme.space["4"],
  padding: theme.space["5"],
  background: theme.color.paper,
  border: `1px solid ${theme.color.line}`,
  borderTop: `${theme.stroke.bold} solid ${theme.color.action}`,
  fontSize: theme.text.small,
  animation: `${rise} ${theme.motion.fast}`,
});

export const ok = style({
  minHeight: theme.size.target,
  padding: "0 1.6em",
  border: 0,
  borderRadius: theme.radius.pill,
  background: theme.color.action,
  color: theme.color.white,
  fontWeight: 500,
  cursor: "pointer",
  transition: `background-color ${theme.motion.fast}`,
  ":hover": { background: theme.color.green },
});

globalStyle(`html:has(> .${BAR_OPEN})`, { scrollPaddingBottom: single.barCover });

export const bar = style({
  pointerEvents: "auto",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space["4"],
  padding: `${theme.space["2"]} ${theme.layout.gutter}`,
  background: theme.color.mint,
  color: theme.color.forest,
  fontSize: theme.text.small,
  lineHeight: 1.4,
  animation: `${rise} ${theme.motion.fast}`,
  transition: `transform ${theme.motion.fast}`,
  selectors: { '&[data-closing="true"]': { transform: "translateY(100%)" } },
});

export const barText = style({ maxWidth: "none" });

export const close = style({
  flex: "none",
  width: theme.size.target,
  height: theme.size.target,
  marginRight: `calc(-1 * ${theme.space["3"]})`,
  border: 0,
  background: "transparent",
  fontSize: theme.size.iconLarge,
  lineHeight: 1,
  cursor: "pointer",
});

export const modal = style({
  width: `min(100% - ${theme.space["6"]}, ${theme.width.narrow})`,
  maxHeight: `calc(100svh - ${theme.space["6"]})`,
  margin: "auto",
  padding: theme.space["5"],
  overflow: "auto",
  border: 0,
  borderTop: `${theme.stroke.bold} solid ${theme.color.action}`,
  background: theme.color.paper,
  color: theme.color.ink,
  animation: `${appear} ${theme.motion.fast}`,
  "::backdrop": { background: shade(60), animation: `${appear} ${theme.motion.fast}` },
  "@media": { [above.tablet]: { padding: theme.space["7"] } },
});
globalStyle(`${modal} > button`, { marginTop: theme.space["5"] });
