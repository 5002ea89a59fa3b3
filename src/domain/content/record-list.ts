import type { Link } from "../links/link.ts";
import { decimalsOf } from "../text/amount.ts";
import { uniqueAmong } from "./slug.ts";
import type { Translatable } from "./translatable.ts";

/** A day in a list, `YYYY-MM-DD`: a real date in files that know dates. */
export interface ListedDay {
  readonly day: string;
}

/** An address in a list, under its name. */
export interface ListedLink {
  readonly text: string;
  readonly link: Link;
}

/** A value in a list; `undefined` where nothing is stated. A number is exact. */
export type ListValue = string | number | ListedDay | ListedLink | undefined;

/** A column of a list of entries. */
export interface Column<Entry> {
  /** Its name for programs, in English and the same in all languages: `firstCall`. */
  readonly name: string;
  /** Its name for readers, in the language of the site, with the unit if all of it has one: `Volume (million)`. */
  readonly head: string;
  /** How many decimals its numbers have at least, 0 to 8. All have as many as one of them needs. Default: 0. */
  readonly decimals?: number | undefined;
  /** The language of a value that editors write (BCP 47). Default: its values are in that of the page, or in none. */
  readonly languageOf?: ((entry: Entry) => string | undefined) | undefined;
  readonly of: (entry: Entry) => ListValue;
}

interface ListColumn extends Pick<Column<never>, "name" | "head"> {
  readonly decimals: number;
  /** The language of its value in each row. Default: that of the page in all. */
  readonly languages?: readonly (string | undefined)[] | undefined;
}

/** The columns and rows of a list, as a page and all its files have them. */
export interface RecordList {
  /** In the language of the site. */
  readonly title: string;
  readonly columns: readonly ListColumn[];
  /** One for each entry, with one value for each column. */
  readonly rows: readonly (readonly ListValue[])[];
}

/** Entries as a list, in their order. A column of which no entry has a value is left out. */
export function recordList<Entry>(
  title: string,
  columns: readonly Column<Entry>[],
  entries: readonly Entry[],
): RecordList {
  const stated = columns.filter(({ of }) => entries.some((entry) => of(entry) !== undefined));
  // Some are called as editors call something: files lose a column of two that have one name.
  const names = new Set<string>();
  const heads = new Set<string>();
  return {
    title,
    columns: stated.map(({ name, head, decimals = 0, languageOf, of }) => ({
      name: uniqueAmong(names, name),
      head: uniqueAmong(heads, head),
      decimals: entries.reduce((most, entry) => Math.max(most, decimalsIn(of(entry))), decimals),
      ...(languageOf && { languages: entries.map(languageOf) }),
    })),
    rows: entries.map((entry) => stated.map(({ of }) => of(entry))),
  };
}

/** A column of what editors write, in the language of those words. */
export function written<const Name extends string, Entry extends Translatable<Name>>(
  column: Column<Entry> & { readonly name: Name },
): Column<Entry> {
  return { ...column, languageOf: ({ wordsIn }) => wordsIn?.[column.name] };
}

/** A day as a value of a list. */
export function listedDay(day: string | undefined): ListedDay | undefined {
  return day === undefined ? undefined : { day };
}

export function isDay(value: ListValue): value is ListedDay {
  return typeof value === "object" && "day" in value;
}

export function isLink(value: ListValue): value is ListedLink {
  return typeof value === "object" && "link" in value;
}

/** How many decimals a number needs, up to eight; none for anything else. */
function decimalsIn(value: ListValue): number {
  return typeof value === "number" ? Math.min(decimalsOf(value), MAX_DECIMALS) : 0;
}

const MAX_DECIMALS = 8;
