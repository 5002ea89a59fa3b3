import type { DocumentInput } from "./document.ts";
import { languagesOf } from "./store-options.ts";

/**
 * Documents in the languages of a site, so that a company sees the sample in its own: English of one country as that of another,
 * and what most documents are in as the default, if there is nothing in that. A site with one language shows that of most anyway.
 *
 * @param locales - The languages of the site, the default first: `de-DE`, `en-GB`.
 */
export function inLanguagesOf(
  documents: readonly DocumentInput[],
  locales: readonly string[],
): readonly DocumentInput[] {
  const [main = "", ...others] = locales.map((locale) => locale.toLowerCase());
  if (others.length === 0) return documents;
  const known = languagesOf(documents).map(({ id }) => id);
  const renamed = renamedLanguages(known, [main, ...others]);
  return renamed.size === 0 ? documents : documents.map((document) => withLanguages(document, renamed));
}

/** What the languages of documents, that of most first, are called in a site with others. */
function renamedLanguages(
  known: readonly string[],
  wanted: readonly [string, ...string[]],
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const name of wanted.filter((one) => !known.includes(one))) {
    const same = known.find(
      (one) => baseOf(one) === baseOf(name) && !wanted.includes(one) && !renamed.has(one),
    );
    if (same !== undefined) renamed.set(same, name);
  }
  const [main] = wanted;
  const [most = main] = known;
  const hasMain = known.includes(main) || [...renamed.values()].includes(main);
  return hasMain ? renamed : renamed.set(most, main);
}

function baseOf(name: string): string {
  return new Intl.Locale(name).language;
}

/** A document whose language, and that of its links, has another name. */
function withLanguages(document: DocumentInput, renamed: ReadonlyMap<string, string>): DocumentInput {
  const changed: DocumentInput = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === "lang" && typeof value === "string" ? (renamed.get(value) ?? value) : value,
  );
  return changed;
}
