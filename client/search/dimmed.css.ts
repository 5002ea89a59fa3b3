import { style } from "@vanilla-extract/css";
import { theme } from "../styles/theme.css.ts";

/** Half transparent while a search is loading (`data-loading`). */
export const dimmedWhileLoading = style({
  transition: `opacity ${theme.motion.fast}`,
  selectors: { '&[data-loading="true"]': { opacity: 0.5 } },
});
