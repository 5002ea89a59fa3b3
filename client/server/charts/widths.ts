/** Widths of a chart, relative to its labels, from which it has columns; each has a rule of the style sheet. */
export const COLUMNS_FROM = [15, 21, 28, 40] as const;

/** The first of these widths with room for labels of a width; `undefined` if none has: then all bars are in rows. */
export function columnsFrom(labelWidth: number): (typeof COLUMNS_FROM)[number] | undefined {
  return COLUMNS_FROM.find((width) => width >= labelWidth);
}
