/** Writes the numbers of a text as another language or region does. */
export type Rewrite = (text: string) => string;

/**
 * How the numbers of the sample are written as another language or region reads them: `2.318,7` is `2’318.7` in Switzerland.
 * `undefined` if both write them alike. A text keeps its length, so that links in it stay where they are.
 *
 * In another language the words stay as they are, and `2.2` among them may be anything: only a text without words is written anew.
 *
 * @param from - The locale in which texts are written.
 * @param to - The locale in which they are read.
 */
export function numbersWritten(from: string, to: string): Rewrite | undefined {
  const own = separatorsOf(from);
  const other = separatorsOf(to);
  if (own.group === other.group && own.decimal === other.decimal) return undefined;
  const pattern = numberPattern(own);
  const isSameLanguage = baseOf(from) === baseOf(to);
  const signOf = (sign: string) => (sign === own.decimal ? other.decimal : other.group);
  return (text) =>
    isSameLanguage || !/\p{L}/u.test(text)
      ? text.replace(pattern, (number) => number.replace(/\D/g, signOf))
      : text;
}

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const signOf = (type: "group" | "decimal") => parts.find((part) => part.type === type)?.value ?? "";
  return { group: signOf("group"), decimal: signOf("decimal") };
}

/** A number with groups of thousands, decimals or both, which is part of no longer one, such as a date or a version. */
function numberPattern({ group, decimal }: Separators): RegExp {
  const fraction = `[${decimal}]\\d+`;
  const number = `(?:\\d{1,3}(?:[${group}]\\d{3})+(?:${fraction})?|\\d+${fraction})`;
  return new RegExp(`(?<![\\d.,])${number}(?!\\d|[.,]\\d)`, "g");
}

/** The language of a locale: `de`. */
export function baseOf(locale: string): string {
  return new Intl.Locale(locale).language;
}
