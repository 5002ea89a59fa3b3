import type { DocumentInput } from "./document.ts";
import { baseOf, numbersWritten, type Rewrite } from "./sample-numbers.ts";
import { languagesOf } from "./store-options.ts";

/**
 * Documents in the languages of a site, so that a company sees the sample in its own: English of one country as that of another,
 * and what most documents are in as the default, if there is nothing in that. Numbers are written as they are read there. A site with
 * one language shows that of most anyway.
 *
 * @param locales - The languages of the site, the default first: `de-DE`, `en-GB`.
 */
export function inLanguagesOf(
  documents: readonly DocumentInput[],
  locales: readonly string[],
): readonly DocumentInput[] {
  const [main = "", ...others] = locales.map((locale) => locale.toLowerCase());
  const known = languagesOf(documents).map(({ id }) => id);
  if (others.length === 0) {
    const [most = main] = known;
    const rewrite = numbersWritten(most, main);
    return documents.map((document) => (document.lang === most ? withNumbers(document, rewrite) : document));
  }
  const renamed = renamedLanguages(known, [main, ...others]);
  const rewrites = new Map([...renamed].map(([from, to]) => [from, numbersWritten(from, to)]));
  return renamed.size === 0
    ? documents
    : documents.map((document) => {
        const { lang = main } = document;
        return withNumbers(withLanguages(document, renamed), rewrites.get(lang));
      });
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

/** A document whose language, and that of its links, has another name. */
function withLanguages(document: DocumentInput, renamed: ReadonlyMap<string, string>): DocumentInput {
  const changed: DocumentInput = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === "lang" && typeof value === "string" ? (renamed.get(value) ?? value) : value,
  );
  return changed;
}

/** Fields of which no text is read as a number. */
const NAMES: ReadonlySet<string> = new Set(["id", "uid", "url", "key", "slug", "name"]);

function withNumbers(document: DocumentInput, rewrite: Rewrite | undefined): DocumentInput {
  if (!rewrite) return document;
  const data: DocumentInput["data"] = JSON.parse(JSON.stringify(document.data), (key, value: unknown) =>
    typeof value === "string" && !NAMES.has(key) ? rewrite(value) : value,
  );
  return { ...document, data };
}
