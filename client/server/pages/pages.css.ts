import { globalStyle, style } from "@vanilla-extract/css";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";
import { layouts } from "../sections/section-frame.css.ts";

export const archiveBody = style({ paddingBlock: `${theme.space["7"]} ${theme.space.band}` });

export const entry = style({
  paddingBlock: theme.space["6"],
  borderBottom: `1px solid ${theme.color.line}`,
});

export const empty = style({ paddingBlock: theme.space["6"] });

export const feeds = style({ paddingTop: theme.space["6"] });

export const articleMetadata = style({ marginTop: theme.space["5"] });

/** The notice above the title of a page that is a translation, or has one that prevails. */
export const notice = style({ marginBottom: theme.space["4"] });

/** A touch target of sufficient height in a line of small text. */
export const category = style({ paddingBlock: "0.85em", marginBlock: "-0.85em" });

export const articleBody = style([layouts.beside, { paddingBlock: theme.space.section }]);

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

export const contents = style({ "@media": { print: { display: "none" } } });

export const jumps = style({ columnGap: theme.space["5"] });

globalStyle(`${jumps} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  fontWeight: 500,
  color: theme.color.action,
  whiteSpace: "nowrap",
});
globalStyle(`${jumps} a:not(:hover)`, { textDecorationColor: "transparent" });

/** Under the header, in view wherever an editor is on the page. */
export const embargo = style({
  position: "fixed",
  insetInline: 0,
  top: theme.layout.header,
  zIndex: 1,
  padding: theme.space["2"],
  background: theme.color.lime,
  color: theme.color.forest,
  textAlign: "center",
});
