import { globalStyle, style } from "@vanilla-extract/css";
import { dividedItem, dividedList, label, quietLink } from "../../styles/layout.css.ts";
import { above, upTo } from "../../styles/media.ts";
import { theme } from "../../styles/theme.css.ts";

export const entry = style([
  dividedItem,
  {
    display: "grid",
    // On a phone the summary has the whole width, below cover and title.
    gridTemplate: `"cover title icon" auto "cover metadata metadata" 1fr "summary summary summary" auto / auto minmax(0, 1fr) auto`,
    rowGap: theme.space["1"],
    paddingBlock: theme.space["4"],
    "@media": {
      [above.phone]: {
        gridTemplate: `"cover title icon" auto "cover summary icon" auto "cover metadata icon" 1fr / auto minmax(0, 1fr) auto`,
      },
    },
  },
]);
globalStyle(`${entry} > svg`, {
  gridArea: "icon",
  alignSelf: "center",
  marginLeft: theme.space["5"],
  fontSize: theme.size.icon,
  color: theme.color.action,
});

/** Two entries in a row of a wide screen, in the full width of the page. */
export const inColumns = style([
  dividedList,
  {
    "@media": {
      [above.desktop]: {
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: theme.space.apart,
      },
    },
  },
]);

/** The outline separates a white cover from a background of nearly the same colour. */
export const cover = style({
  gridArea: "cover",
  alignSelf: "start",
  width: theme.width.cover,
  marginRight: theme.space["5"],
  outline: `1px solid ${theme.color.line}`,
  outlineOffset: -1,
  "@media": { print: { display: "none" }, [upTo.smallPhone]: { display: "none" } },
});

export const title = style([quietLink, { gridArea: "title", fontWeight: 500, lineHeight: 1.35 }]);

export const summary = style({
  gridArea: "summary",
  maxWidth: theme.width.measure,
  fontSize: theme.text.small,
});

/** A plain cover for a document without one, with its kind and its year, so that the text of all entries is aligned. */
export const coverPlaceholder = style([
  cover,
  label,
  { display: "flex", flexDirection: "column", justifyContent: "space-between", overflow: "hidden" },
  {
    hyphens: "auto",
    lineHeight: 1.25,
    aspectRatio: "5 / 7",
    padding: "0.5em",
    background: theme.color.mint,
    color: theme.color.green,
  },
]);

/** Metadata in a line, separated by dots. The clip path hides the dot before the first fact of each line. */
export const metadata = style([
  label,
  {
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    marginLeft: "-1.25em",
    clipPath: "inset(-1em -1em -1em 1.25em)",
    // With large text next to a cover, a long word would overflow the viewport.
    overflowWrap: "anywhere",
  },
]);
// The second line of a fact is aligned with the first.
globalStyle(`${metadata} > *`, { paddingLeft: "1.25em" });
globalStyle(`${metadata} > ::before`, {
  content: '"·" / ""',
  display: "inline-block",
  width: "1.25em",
  marginLeft: "-1.25em",
  textAlign: "center",
});

export const documentMetadata = style([metadata, { gridArea: "metadata" }]);

/** How many documents there are, above the list. */
export const count = style({ paddingBlock: theme.space["3"], color: theme.color.inkSoft });

/** A link to a file in one language, above the link of the whole entry. */
export const file = style([quietLink, { position: "relative", zIndex: 1 }]);
