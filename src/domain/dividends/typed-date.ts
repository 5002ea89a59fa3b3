import type { CalendarEvent } from "../content/calendar-event.ts";
import { DIVIDEND_DAYS, type DividendDay } from "./dividend.ts";

/**
 * Words by which titles name the days of a dividend, in lower case and in the language of the site: beginnings of words, with
 * commas between them.
 */
export interface DividendWords {
  readonly dividend: string;
  readonly days: Readonly<Record<DividendDay, string>>;
  /** What says nothing: `date`, `of`. */
  readonly between: string;
}

/**
 * Whether a title that an editor has typed into a calendar is that of a day of a dividend, which is of the same date. It names
 * that day and no other one, or none at all, and has no word that is about anything else: `Record date` is no payment, whatever
 * day it is on, and `Results and final dividend` is a date of its own.
 */
export function isTypedDay(
  event: Pick<CalendarEvent, "key" | "title">,
  title: string,
  { dividend, days, between }: DividendWords,
): boolean {
  const own = DIVIDEND_DAYS.find((day) => event.key?.endsWith(`-${day}`));
  const typed = wordsOf(title);
  const named = DIVIDEND_DAYS.filter((day) => days[day].split(",").some((words) => namesAny(typed, words)));
  if (own === undefined || (named.length > 0 && !named.includes(own))) return false;
  const subject = [dividend, between, days[own]].flatMap(wordsOf);
  const known = wordsOf(event.title);
  const isKnown = (word: string) => known.includes(word) || subject.some((part) => word.startsWith(part));
  return typed.length > 0 && typed.every(isKnown);
}

/** Without single letters, which say nothing: those of `de l’acompte` and `a dividend`. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** Whether words follow each other in a title. */
function namesAny(title: readonly string[], words: string): boolean {
  const parts = wordsOf(words);
  return title.some((_, start) => parts.every((part, index) => title[start + index]?.startsWith(part)));
}
