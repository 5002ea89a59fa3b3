import { globalStyle, style } from "@vanilla-extract/css";
import { quietLink } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import { theme } from "../styles/theme.css.ts";

export const footer = style({
  paddingTop: theme.space.band,
  background: theme.color.forest,
  color: theme.color.white,
  fontSize: theme.text.small,
});

export const top = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${theme.space["7"]} ${theme.layout.gap}`,
  paddingBottom: theme.space["7"],
  "@media": {
    [above.tablet]: { gridTemplateColumns: "7fr 5fr" },
    [above.desktop]: { paddingBottom: theme.space["8"] },
  },
});

export const company = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: theme.space["4"],
  "@media": { [above.desktop]: { justifySelf: "end" } },
});

export const artwork = style({ width: theme.width.image });

export const columns = style({
  paddingBottom: theme.space["7"],
  "@media": {
    [above.tablet]: {
      display: "grid",
      gridTemplateColumns: `repeat(auto-fit, minmax(${theme.width.tag}, 1fr))`,
      gap: `${theme.space["6"]} ${theme.layout.gap}`,
    },
  },
});

export const column = style({
  borderTop: `1px solid ${theme.color.lineOnDark}`,
  ":last-child": { borderBottom: `1px solid ${theme.color.lineOnDark}` },
  "@media": {
    [above.tablet]: {
      border: "0 !important",
      // Many links take two columns, so that no column is much higher than the others.
      selectors: { "&:has(li:nth-child(8))": { gridColumn: "span 2" } },
    },
  },
});

export const columnTitle = style({
  display: "none",
  marginBottom: theme.space["3"],
  fontSize: theme.text.body,
  "@media": { [above.tablet]: { display: "block" } },
});

export const accordion = style({ "@media": { [above.tablet]: { display: "none" } } });

export const accordionTitle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: theme.size.control,
  fontSize: theme.text.body,
  fontWeight: 500,
  "::after": {
    content: '"" / ""',
    width: "0.5em",
    height: "0.5em",
    marginInlineEnd: "0.25em",
    borderRight: `${theme.stroke.fine} solid currentColor`,
    borderBottom: `${theme.stroke.fine} solid currentColor`,
    rotate: "45deg",
    transition: `rotate ${theme.motion.fast}`,
  },
  selectors: { "details[open] > &::after": { rotate: "225deg" } },
});

export const entries = style({
  paddingBottom: theme.space["4"],
  selectors: { [`${accordion}:not([open]) + &`]: { display: "none" } },
  "@media": {
    [above.tablet]: {
      display: "block !important",
      selectors: { "&:has(li:nth-child(8))": { columnCount: 2, columnGap: theme.layout.gap } },
    },
  },
});

export const link = style([
  quietLink,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: theme.size.target,
    lineHeight: 1.4,
    color: theme.color.mint,
    "@media": { [above.tablet]: { minHeight: theme.space["6"] } },
  },
]);

/** A button that looks like the links next to it. Hidden without scripts, because then nothing is measured. */
export const settings = style([
  link,
  {
    textDecoration: "underline transparent",
    "@media": { "(scripting: none)": { display: "none" } },
  },
]);

export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${theme.space["2"]} ${theme.space["6"]}`,
  paddingBlock: theme.space["5"],
  borderTop: `1px solid ${theme.color.lineOnDark}`,
  color: theme.color.mint,
});
export const identity = style({
  paddingBottom: theme.space["5"],
  lineHeight: 1.5,
  fontSize: theme.text.label,
  color: theme.color.mint,
});

globalStyle(`${legal} > p`, { paddingBlock: theme.space["1"], lineHeight: 1.4 });

/** The clip path hides the separator before the first link of each row. */
export const secondary = style({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: "-1.75em",
  clipPath: "inset(-1em -1em -1em 1.75em)",
});
globalStyle(`${secondary} > ::before`, {
  content: '""',
  display: "inline-block",
  width: "1.75em",
  textAlign: "center",
});
globalStyle(`${secondary} > li + li::before`, { content: '"|" / ""' });
