import { globalStyle, style } from "@vanilla-extract/css";
import { above } from "./media.ts";
import { theme } from "./theme.css.ts";

/** The centred container of all content. */
export const container = style({
  width: `min(100% - 2 * ${theme.layout.gutter}, ${theme.layout.container})`,
  marginInline: "auto",
});

/** Twelve columns from tablet size on; one below. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: theme.layout.gap,
  "@media": { [above.tablet]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
});

/** Entries in two columns; if their number is odd, the first spans a whole row. */
export const pairs = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${theme.space["6"]} ${theme.layout.gap}`,
  "@media": { [above.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${pairs} > :first-child:nth-last-child(odd)`, {
  "@media": { [above.phone]: { gridColumn: "1 / -1" } },
});

/** The same in three columns on a wide screen, for a number of entries that is divisible by three. */
export const thirds = style([
  pairs,
  { "@media": { [above.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
]);
globalStyle(`${thirds} > :first-child`, { "@media": { [above.desktop]: { gridColumn: "auto !important" } } });

/** For screen readers only. */
export const visuallyHidden = style({
  position: "absolute",
  width: 1,
  height: 1,
  // At the end of a line it would make what scrolls wider than its box.
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** For paper only, in an element that is `hidden`. */
export const onPaper = style({});

/** Introduction under the title of a page. */
export const lead = style({
  marginTop: theme.space["5"],
  maxWidth: theme.width.measure,
  fontSize: theme.text.lead,
  lineHeight: 1.45,
});

/** Line of small text: a date, a kind of document, a source. */
export const label = style({ fontSize: theme.text.label, lineHeight: 1.5, color: theme.color.inkSoft });

/** A link that is underlined only on hover; its context makes clear that it is a link. */
export const quietLink = style({
  textDecorationColor: "transparent",
  selectors: { "&:is(:hover, [aria-current])": { textDecorationColor: "currentColor" } },
});

/** A quiet link or button with an icon, high enough for touch. */
export const withIcon = style([
  quietLink,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5em",
    minHeight: theme.size.target,
    fontWeight: 500,
  },
]);

const CURRENT = "&[aria-current]";

/** A link of a row of choices, which is filled while it is the current one. */
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: theme.size.target,
  borderRadius: theme.radius.pill,
  textDecoration: "none",
  ":hover": { background: theme.color.sand },
  selectors: {
    [CURRENT]: {
      background: theme.color.green,
      borderColor: theme.color.green,
      color: theme.color.white,
      fontWeight: 500,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { [CURRENT]: { border: `${theme.stroke.strong} solid Highlight` } },
    },
  },
});

/** Extends the clickable area of a link to its whole entry, which must be `position: relative`. */
export const stretched = style({ "::after": { content: '""', position: "absolute", inset: 0 } });

/** A list whose entries have lines between them. */
export const dividedList = style({ borderBottom: `1px solid ${theme.color.line}` });

/** Entry of a list with lines. */
export const dividedItem = style({ position: "relative", borderTop: `1px solid ${theme.color.line}` });

export const itemTitle = style({ fontSize: theme.text.item, lineHeight: 1.25, letterSpacing: "-0.01em" });

export const partTitle = style({ fontSize: theme.text.heading, lineHeight: 1.12, letterSpacing: "-0.02em" });

/** An image that fills its container, in the aspect ratio of a photograph. */
export const photograph = style({ width: "100%", aspectRatio: "3 / 2", objectFit: "cover" });

/** An image as wide as the page, flatter than a photograph on anything but a phone. */
export const panorama = style([photograph, { "@media": { [above.tablet]: { aspectRatio: "2 / 1" } } }]);

/** Container for content with a background element: an image, the motif. */
export const backdrop = style({ position: "relative", isolation: "isolate", overflow: "hidden" });
