import { anyOf } from "./patterns.ts";
import type { DateFormat } from "./written-date.ts";

/** A whole date in a text: day, month and year. */
interface DateInText {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Offset in the text. */
  readonly start: number;
}

/** The dates of a text that are written with the name of their month: `25 September 2026`, `September 25, 2026`, `25. September 2026`. */
export function datesInText(text: string, { months }: Pick<DateFormat, "months">): readonly DateInText[] {
  // Most texts have no year, and a pattern costs more than a look.
  if (!/\d{4}/.test(text)) return [];
  const names = anyOf(months);
  const number = "(\\d{1,2})(?:st|nd|rd|th|er|\\.)?";
  const space = "[\\s\\u00a0]";
  const written = new RegExp(
    `(?<!\\d)(?:${number}${space}+(?:de${space}+)?(${names})|(${names})${space}+${number},?)${space}+(\\d{4})(?!\\d)`,
    "giu",
  );
  return [...text.matchAll(written)].flatMap((match) => {
    const [, before, monthAfter, monthBefore, after, year = ""] = match;
    const name = (monthAfter ?? monthBefore ?? "").toLowerCase();
    const month = months.findIndex((one) => one.toLowerCase() === name) + 1;
    const day = [year, month, before ?? after].map((part) => String(part).padStart(2, "0")).join("-");
    return isDay(day) ? [{ day, start: match.index }] : [];
  });
}

function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;

/** How many days are between two days, `YYYY-MM-DD`. */
export function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}
