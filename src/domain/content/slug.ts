import { latinAscii } from "../text/latin-ascii.ts";

/**
 * Converts a title to a part of an address: `five-year-summary`. Of a title with other letters than Latin ones, an id that is
 * always the same stands for them, so that no two titles have one address: `2026-1k5x9qz` for "Ετήσια έκθεση 2026". Empty for
 * an empty title.
 */
export function slugOf(title: string): string {
  const ascii = latinAscii(title);
  const words = ascii.match(/[a-z0-9]+/g) ?? [];
  const isWhole = words.length > 0 && !/(?![a-z0-9])[\p{L}\p{N}]/u.test(ascii);
  return (isWhole || title.trim() === "" ? words : [...words, textId(title)]).join("-");
}

/** An id of a text: the same for the same letters, however they are composed and whatever their case (FNV-1a). */
function textId(text: string): string {
  const hash = [...text.normalize("NFKC").toLowerCase()].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0).toString(36);
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
 * @param fallback - The slug of an empty title.
 */
export function withUniqueSlugs<T extends { readonly title: string }>(
  items: readonly T[],
  fallback: string,
): (readonly [T, string])[] {
  const taken = new Set<string>();
  return items.map((item) => [item, uniqueAmong(taken, slugOf(item.title) || fallback)]);
}
