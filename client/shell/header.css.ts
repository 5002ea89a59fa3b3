import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { signed } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { shade, single } from "../styles/tokens.ts";
import { NO_ROOM_FOR_MENU } from "./overlay-ids.ts";
import { shell } from "./shell.css.ts";

const onPaper = {
  color: theme.color.green,
  backgroundColor: theme.color.paper,
  backgroundImage: "none",
  borderBottomColor: theme.color.line,
};

/** The shade is the ground of the white text, whatever the head of the page shows; on plain forest it is not seen. */
const onDark = {
  color: theme.color.white,
  backgroundColor: "transparent",
  backgroundImage: `linear-gradient(${shade(50)}, transparent)`,
  borderBottomColor: "transparent",
};

const darkHead = `${shell}:has([data-top="dark"]) >`;

const leaveTop = keyframes({ from: onDark, to: onPaper });

/**
 * Green on paper; white at the top of a page that begins with a dark head. Until JavaScript says where the page is
 * scrolled to, the browser's own scroll timeline does; where there is none, the header stays with the top of the page.
 */
export const header = style({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: 2,
  borderBottom: "1px solid",
  ...onPaper,
  transition: ["color", "background-color", "border-color"]
    .map((property) => `${property} ${theme.motion.fast}`)
    .join(", "),
  "@media": { "(forced-colors: active)": { background: "Canvas !important" } },
  selectors: {
    [`${darkHead} &:is([data-scroll="top"]:not([data-open="mobile-search"]), :not([data-scroll]))`]: onDark,
    [`${darkHead} &:not([data-scroll])`]: { position: "absolute" },
  },
  "@supports": {
    "(animation-timeline: scroll())": {
      selectors: {
        [`${darkHead} &:not([data-scroll])`]: {
          position: "fixed",
          animation: `${leaveTop} ${single.byScroll} both`,
          animationTimeline: "scroll()",
          animationRange: single.leavingTop,
        },
      },
    },
  },
});
// The colour that these inherit fades already; a fade of their own would lag behind it.
globalStyle(`${header} :is(a, button, summary)`, {
  transition: `text-decoration-color ${theme.motion.fast}, background-color ${theme.motion.fast}`,
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space["4"],
  height: theme.layout.header,
});

/** Prefix of a selector: in a header that is too narrow for the menu of a wide screen. */
export const withoutRoom = `${header}[${NO_ROOM_FOR_MENU}]`;

export const narrow = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: theme.space["2"],
  "@media": {
    [above.desktop]: { selectors: { [`${header}:not([${NO_ROOM_FOR_MENU}]) &`]: { display: "none" } } },
  },
});

export const outlined = style({
  padding: `0 ${single.buttonPadding}`,
  border: `${theme.stroke.fine} solid currentColor`,
  borderRadius: theme.radius.pill,
  whiteSpace: "nowrap",
});

export const searchButton = style([
  signed,
  {
    justifyContent: "center",
    minWidth: theme.size.target,
    border: 0,
    background: "transparent",
    textDecorationLine: "underline",
    cursor: "pointer",
  },
]);
globalStyle(`${searchButton} > svg`, { flex: "none", fontSize: theme.size.icon });

/** On a small screen the glass says it alone, to those who see it. */
export const searchWord = style({
  position: "absolute",
  clipPath: "inset(50%)",
  "@media": { [above.desktop]: { position: "static", clipPath: "none" } },
});
