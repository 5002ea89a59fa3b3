import { keyframes, style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

const unfold = keyframes({ from: { clipPath: "inset(0 0 100%)" }, to: { clipPath: "inset(0)" } });

export const mobileSearch = style({
  position: "absolute",
  insetInline: 0,
  top: "100%",
  paddingBlock: `${theme.space["4"]} ${theme.space["5"]}`,
  background: theme.color.paper,
  color: theme.color.green,
  borderBottom: `1px solid ${theme.color.line}`,
  animation: `${unfold} ${theme.motion.fast}`,
});
