import { style } from "@vanilla-extract/css";
import { extend } from "../../styles/extend.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";
import { layouts } from "../sections/section-frame.css.ts";

export const metadata = style({ marginTop: theme.space["5"] });

/** A touch target of sufficient height in a line of small text. */
export const category = style({ paddingBlock: "0.85em", marginBlock: "-0.85em" });

export const body = extend(layouts.beside, { paddingBlock: theme.space.section });

/** Beside the text on wide screens, after it on narrow ones. */
export const sidebar = style({
  gridColumn: "1 / -1",
  alignSelf: "start",
  marginTop: theme.space["6"],
  "@media": {
    [above.desktop]: {
      gridArea: "1 / 1 / auto / 5",
      position: "sticky",
      top: `calc(${theme.layout.header} + ${theme.space["5"]})`,
      marginTop: 0,
    },
  },
});

export const sidebarTitle = style({ fontWeight: 400, color: theme.color.inkSoft });

export const allNews = style({ marginTop: theme.space["6"] });
