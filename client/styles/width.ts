/** Widths, as part of the theme. In a file of their own, since the browser needs them for images, and no other token. */
export const width = {
  /** A label or a date in a column of its own. */
  tag: "8rem",
  /** What the figures in a row of a table are, on a phone: it leaves room for three columns. */
  rowHead: "5.5rem",
  /** A text of a few words in a row of a table, with the space before it. */
  words: "6.5rem",
  /** Minimum width of a chart beside others. */
  chart: "14rem",
  /** Maximum width of a chart whose bars have titles beside them. */
  chartOfParts: "64rem",
  /** Minimum width of an entry in columns. */
  column: "12rem",
  /** The same for an entry with text. */
  card: "17rem",
  /** The image in the footer. */
  image: "22rem",
  /** A document's cover in a list. With large text on a phone it is smaller, to leave space for the text. */
  cover: "min(5rem, 21vw)",
  /** A portrait beside a name, on a phone and elsewhere. */
  portraitSmall: "6rem",
  portrait: "12rem",
  /** A short text. */
  narrow: "34rem",
  /** Maximum line length of running text. */
  measure: "42rem",
  /** Large text, or entries with facts beside them. */
  wide: "54rem",
  /** The search panel. */
  panel: "532px",
} as const;
