import { latinAscii } from "../text/latin-ascii.ts";

/** Converts a title to a part of an address: `five-year-summary`. Empty if it has neither letters nor digits. */
export function slugOf(title: string): string {
  return latinAscii(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Each item with a slug of its title that no other item has: `results`, `results-2`.
 *
 * @param fallback - The slug of a title without letters and digits.
 */
export function withUniqueSlugs<T extends { readonly title: string }>(
  items: readonly T[],
  fallback: string,
): (readonly [T, string])[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const base = slugOf(item.title) || fallback;
    let slug = base;
    for (let count = 2; taken.has(slug); count++) slug = `${base}-${count}`;
    taken.add(slug);
    return [item, slug];
  });
}
