import { latinAscii } from "../text/latin-ascii.ts";

/** Converts a title to a part of an address: `five-year-summary`. Empty if it has neither letters nor digits. */
export function slugOf(title: string): string {
  return latinAscii(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A name that is not taken, and is from now on: `results`, `results-2`. */
export function uniqueAmong(taken: Set<string>, base: string): string {
  let name = base;
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
  taken.add(name);
  return name;
}

/**
 * Each item with a slug of its title that no other item has.
 *
 * @param fallback - The slug of a title without letters and digits.
 */
export function withUniqueSlugs<T extends { readonly title: string }>(
  items: readonly T[],
  fallback: string,
): (readonly [T, string])[] {
  const taken = new Set<string>();
  return items.map((item) => [item, uniqueAmong(taken, slugOf(item.title) || fallback)]);
}
