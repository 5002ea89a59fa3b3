import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { FADING } from "../navigation/fading.ts";
import { withIcon } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";
import { component, shade } from "../styles/tokens.ts";
import { shell } from "./shell.css.ts";

const onPaper = {
  color: theme.color.green,
  backgroundColor: theme.color.paper,
  backgroundImage: "none",
  borderBottomColor: theme.color.line,
};

/** The shade gives the white text its contrast on any image; on the plain dark background it is invisible. */
const onDark = {
  color: theme.color.white,
  backgroundColor: "transparent",
  backgroundImage: `linear-gradient(${shade(50)}, transparent)`,
  borderBottomColor: "transparent",
};

const darkHead = `${shell}:has([data-top="dark"]) >`;

const leaveTop = keyframes({ from: onDark, to: onPaper });

/**
 * Green on a light background; white at the top of a page with a dark head. Until JavaScript sets `data-scroll`, a scroll
 * timeline animates the change; without support for it, the header scrolls away with the page.
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
    [`${darkHead} &:is([data-scroll="top"]:not([data-open="mobile-search"]), :not([data-scroll]))`]: {
      ...onDark,
      "@media": {
        "(prefers-reduced-transparency: reduce)": {
          backgroundColor: theme.color.forest,
          backgroundImage: "none",
        },
      },
    },
    [`${darkHead} &:not([data-scroll])`]: { position: "absolute" },
    // Between the head of one page and that of the next, its colours would suit neither.
    [`${shell}:has(> main[${FADING}]) > &`]: { transition: "none" },
  },
  "@supports": {
    "(animation-timeline: scroll())": {
      selectors: {
        [`${darkHead} &:not([data-scroll])`]: {
          position: "fixed",
          animation: `${leaveTop} ${component.scrollDriven} both`,
          animationTimeline: "scroll()",
          animationRange: component.headerScrollRange,
        },
      },
    },
  },
});
// No `color` transition here: the inherited colour is animated already, and a second transition would lag behind.
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

/** Selector prefix: in a header that is too narrow for the main menu. */
export const withoutMainMenu = `${header}[data-menu-overflows]`;

export const narrow = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: theme.space["2"],
  "@media": {
    [above.desktop]: { selectors: { [`${header}:not([data-menu-overflows]) &`]: { display: "none" } } },
  },
});

export const outlined = style({
  padding: `0 ${component.buttonPadding}`,
  border: `${theme.stroke.fine} solid currentColor`,
  borderRadius: theme.radius.pill,
  whiteSpace: "nowrap",
});

export const searchButton = style([
  withIcon,
  { justifyContent: "center", minWidth: theme.size.target, textDecorationLine: "underline" },
]);
globalStyle(`${searchButton} > svg`, { flex: "none", fontSize: theme.size.icon });

/** Visually hidden on a small screen, where only the icon is shown. */
export const searchLabel = style({
  position: "absolute",
  clipPath: "inset(50%)",
  "@media": { [above.desktop]: { position: "static", clipPath: "none" } },
});

const unfold = keyframes({ from: { clipPath: "inset(0 0 100%)" }, to: { clipPath: "inset(0)" } });

/** The bar with a search field under the header of a narrow screen. */
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
