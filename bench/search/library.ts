import type { SearchableDocument } from "../../src/domain/search/search.ts";

/** Number of different files; further files are copies, each read separately. */
export const DISTINCT_FILES = 25;
export const PAGES_PER_FILE = 100;
/** Sentences on a page of a report, about 1,800 characters. */
export const SENTENCES_PER_PAGE = 18;

/** Returns sentences of documents in a pseudo-random order that is always the same. */
export function sentencesOf(samples: readonly SearchableDocument[], seed: number): () => string {
  const sentences = samples.flatMap((document) => document.text.split(/(?<=\.)\s+|\n/)).filter(Boolean);
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return sentences[last % sentences.length] ?? "";
  };
}

/**
 * Generates documents as long as those of the sample: first PDF documents with a file each, then pages.
 *
 * @param note - Text that only one of them contains.
 */
export function* manyDocuments(
  samples: readonly SearchableDocument[],
  { documents, files, note }: { readonly documents: number; readonly files: number; readonly note: string },
): Generator<SearchableDocument> {
  const next = sentencesOf(samples, 1);
  const pages = samples.filter(({ type }) => type !== "pdf");
  for (let number = 0; number < documents; number++) {
    const uid = `document-${number}`;
    const date = new Date(Date.UTC(2026, 0, 1 - (number % 3_000))).toISOString().slice(0, 10);
    const sample = pages[number % pages.length];
    if (number < files) {
      const href = `/files/${number}.pdf`;
      yield {
        id: uid,
        uid,
        type: "pdf",
        title: next(),
        href,
        headings: [],
        text: next(),
        date,
        file: { href },
      };
    } else if (sample) {
      const count = sample.text.split(/(?<=\.)\s+|\n/).length;
      const text = Array.from({ length: count }, next).join("\n");
      const isNoted = number === documents - 1;
      yield { ...sample, id: uid, uid, date, text: isNoted ? `${text}\n${note}` : text };
    }
  }
}
