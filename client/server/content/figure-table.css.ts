import { keyframes, style } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";
import { component } from "../../styles/tokens.ts";

const fade = {
  maskImage: `linear-gradient(to left, transparent, ${theme.color.ink} 6%)`,
  maskSize: "106% 100%",
};

/** The end of the visible part fades out, until the table is scrolled to its end. */
const moreColumns = keyframes({
  from: { ...fade, maskPosition: "100% 0" },
  "90%": { ...fade, maskPosition: "100% 0" },
  to: { ...fade, maskPosition: "0 0" },
});

export const scroller = style({
  position: "relative",
  overflowX: "auto",
  marginBlock: theme.space["4"],
  "@supports": {
    "(animation-timeline: scroll())": {
      animation: `${moreColumns} ${component.scrollDriven} both`,
      animationTimeline: "scroll(self inline)",
      // Nothing moves: it follows the scroll position.
      "@media": { "(prefers-reduced-motion: reduce)": { animationDuration: "auto !important" } },
      ":focus-visible": { animation: "none" },
    },
  },
});

export const table = style({
  width: "100%",
  lineHeight: 1.35,
});

/** A table of few columns, narrow so that each figure is near its measure. */
export const shortTable = style([table, { maxWidth: theme.width.wide }]);

const cell = style({ padding: `${theme.space["4"]} 0`, borderBottom: `1px solid ${theme.color.line}` });

const ofPeriod = style([
  cell,
  {
    paddingLeft: theme.space["4"],
    textAlign: "right",
    "@media": { [above.tablet]: { paddingLeft: theme.space["5"], whiteSpace: "nowrap" } },
  },
]);

export const period = style([
  ofPeriod,
  {
    borderBottom: `${theme.stroke.strong} solid ${theme.color.green}`,
    fontWeight: 500,
    verticalAlign: "bottom",
  },
]);

export const amount = style([
  ofPeriod,
  {
    fontSize: theme.text.small,
    selectors: { "&:nth-child(2)": { fontWeight: 500, color: theme.color.green } },
    "@media": { [above.tablet]: { fontSize: theme.text.item } },
  },
]);

export const measure = style([
  cell,
  {
    position: "sticky",
    left: 0,
    minWidth: theme.width.rowHead,
    paddingRight: theme.space["2"],
    background: theme.color.paper,
    fontWeight: 500,
    textAlign: "left",
    "@media": { [above.tablet]: { minWidth: theme.width.column }, print: { position: "static" } },
  },
]);

export const corner = style([measure, { borderBottom: `${theme.stroke.strong} solid ${theme.color.green}` }]);

export const unit = style([label, { display: "block", fontWeight: 400 }]);

/** A word about an amount, under it. */
export const mark = style([label, { display: "block", fontWeight: 400 }]);

/** Links to the figures as files, which are not printed. */
export const downloads = style({});
