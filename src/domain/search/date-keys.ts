/** How dates are written where a language is spoken. */
export interface DateForms {
  /** The number of a month, from 1, by its names, normalised as words are. */
  readonly months: ReadonlyMap<string, number>;
  /** Whether `2/3/2027` is the second of March. */
  readonly isDayFirst: boolean;
  /** What may stand between the parts of a date with the name of its month: `the 21st of October`, `21 de octubre de 2026`. */
  readonly between: ReadonlySet<string>;
}

/** Consecutive words that have a key together. */
export interface KeyOfWords {
  readonly key: string;
  /** Index of the first word. */
  readonly start: number;
  readonly length: number;
}

/**
 * Finds days, however they are written: `22 October 2026`, `October 22, 2026`, `22nd Oct 2026`, `22/10/2026`, `22.10.2026` and
 * `2026-10-22` have one key. A number that can be no month is the day.
 *
 * @param words - Normalised.
 */
export function dateKeysIn(words: readonly string[], forms: DateForms): KeyOfWords[] {
  const found: KeyOfWords[] = [];
  for (let start = 0; start < words.length; ) {
    const date = dateAt(words, start, forms);
    if (date) found.push({ ...date, start });
    start += date?.length ?? 1;
  }
  return found;
}

/**
 * Finds days whatever their year is, for queries without one: `21 October`, `October 21st` and `21/10/2027` have one key. A number
 * after a month may be a year, unless it is an ordinal or days are written so where the language is spoken.
 *
 * @param words - Normalised.
 * @param whole - The days with a year in these words; see {@link dateKeysIn}.
 */
export function daysOfYearIn(
  words: readonly string[],
  forms: DateForms,
  whole: readonly KeyOfWords[] = dateKeysIn(words, forms),
): KeyOfWords[] {
  const found = whole.map((date) => ({ ...date, key: dayOfYear(date.key) }));
  const lengths = new Map(whole.map((date) => [date.start, date.length]));
  for (let start = 0; start < words.length; ) {
    const day = lengths.has(start) ? undefined : dayOfYearAt(words, start, forms);
    if (day) found.push({ ...day, start });
    start += lengths.get(start) ?? 1;
  }
  return found;
}

/** Most words are none of a date. */
function canBeginDate(word: string, { months }: DateForms): boolean {
  return /^\d/.test(word) || months.has(word);
}

function dayOfYearAt(words: readonly string[], start: number, forms: DateForms) {
  if (!canBeginDate(words[start] ?? "", forms)) return undefined;
  const { months, isDayFirst } = forms;
  const { parts, length } = partsAt(words, { start, count: 2 }, forms);
  const [first = "", second = ""] = parts;
  const isOrdinal = /^\d{1,2}\p{L}/u.test(second);
  const month = months.get(second) ?? (isOrdinal || !isDayFirst ? months.get(first) : undefined);
  const key = month && dayKey("", month, dayNumber(months.has(second) ? first : second));
  return key ? { key, length } : undefined;
}

/**
 * Parts of a date, and how many words they are with what stands between them: a word after each part. Between numbers alone, as in
 * `7 and 8 2026`, it makes no date.
 */
function partsAt(
  words: readonly string[],
  { start, count }: { readonly start: number; readonly count: number },
  { between, months }: DateForms,
) {
  const parts: string[] = [];
  let end = start;
  for (; parts.length < count; end += 1) {
    const isBetween = end > start && between.has(words[end] ?? "") && !between.has(words[end - 1] ?? "");
    if (!isBetween) parts.push(words[end] ?? "");
  }
  const length = end - start;
  const isNamed = length === count || parts.some((part) => months.has(part));
  return isNamed ? { parts, length } : { parts: words.slice(start, start + count), length: count };
}

/** The key of a day without its year. */
function dayOfYear(key: string): string {
  return `d${key.slice(-4)}`;
}

/** A year of two digits, and nothing that makes it part of another number. */
const SHORT_YEAR = "(?=\\d\\d(?!\\p{L}|\\p{N}|[.,/-]\\p{N}|%))";
const NO_NUMBER_BEFORE = "(?<![\\p{L}\\p{N}.,/-])";
const SHORT_DATE = new RegExp(`${NO_NUMBER_BEFORE}(\\d{1,2})([./-])(\\d{1,2})\\2${SHORT_YEAR}`, "gu");
const DAY_OR_MONTH = "(\\p{L}+|\\d{1,2}\\p{L}{0,2})[\\s.,/-]{1,2}";
const SHORT_NAMED_DATE = new RegExp(
  `${NO_NUMBER_BEFORE}${DAY_OR_MONTH}${DAY_OR_MONTH}['’]?${SHORT_YEAR}`,
  "gu",
);

/**
 * A query whose days have years of four digits: `22/10/26` and `22 Oct 26` are of 2026. For queries alone: in a table, three numbers
 * beside each other are seldom a day. Numbers with spaces between them are part of a telephone number.
 *
 * @param normalised - Of what may be the name of a month.
 */
export function withWholeYears(
  text: string,
  { months }: DateForms,
  normalised: (word: string) => string,
): string {
  const isMonth = (part: string) => months.has(normalised(part));
  const isDay = (part: string) => dayNumber(part) >= 1 && dayNumber(part) <= 31;
  return text
    .replace(SHORT_DATE, (written, one: string, _mark, other: string) => {
      const isDate = isDay(one) && isDay(other) && (Number(one) <= 12 || Number(other) <= 12);
      return isDate ? `${written}20` : written;
    })
    .replace(SHORT_NAMED_DATE, (written, one: string, other: string) => {
      const isDate = (isMonth(one) && isDay(other)) || (isDay(one) && isMonth(other));
      return isDate ? `${written}20` : written;
    });
}

function dateAt(
  words: readonly string[],
  start: number,
  forms: DateForms,
): Omit<KeyOfWords, "start"> | undefined {
  const word = words[start] ?? "";
  if (!canBeginDate(word, forms)) return undefined;
  const pointed = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word);
  const { parts, length } = pointed
    ? { parts: pointed.slice(1), length: 1 }
    : partsAt(words, { start, count: 3 }, forms);
  const key = keyOf(parts, forms);
  return key === undefined ? undefined : { key, length };
}

function keyOf(
  [first = "", second = "", third = ""]: readonly string[],
  forms: DateForms,
): string | undefined {
  const named = forms.months.get(first) ?? forms.months.get(second);
  if (/^\d{4}$/.test(first))
    return dayKey(first, forms.months.get(second) ?? numberOf(second), numberOf(third));
  if (!/^\d{4}$/.test(third)) return undefined;
  if (named !== undefined) return dayKey(third, named, dayNumber(forms.months.has(first) ? second : first));
  const one = numberOf(first);
  const other = numberOf(second);
  const isDayFirst = other > 12 ? false : forms.isDayFirst || one > 12;
  return isDayFirst ? dayKey(third, other, one) : dayKey(third, one, other);
}

/** With or without the end of an ordinal number: `22nd`, `1er`. */
function dayNumber(word: string): number {
  return numberOf(/^(\d{1,2})\p{L}{0,2}$/u.exec(word)?.[1] ?? "");
}

function numberOf(word: string): number {
  return /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
}

/** The day of a key that {@link dayKey} has made, `YYYY-MM-DD`; `undefined` of any other word. */
export function dayOfKey(key: string): string | undefined {
  const [, year, month, day] = /^d(\d{4})(\d\d)(\d\d)$/.exec(key) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${day}`;
}

/** Month and day of a key of {@link daysOfYearIn}, `MM-DD`; `undefined` of any other word. */
export function dayOfYearOfKey(key: string): string | undefined {
  const [, month, day] = /^d(\d\d)(\d\d)$/.exec(key) ?? [];
  return month === undefined ? undefined : `${month}-${day}`;
}

function dayKey(year: string, month: number, day: number): string | undefined {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return undefined;
  return `d${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;
}
