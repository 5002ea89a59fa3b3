import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

/** Half there while a search is under way: `data-loading` says so. */
export const dimmedWhileLoading = style({
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-loading="true"]': { opacity: 0.5 } },
});
