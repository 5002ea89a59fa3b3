import type { SearchableDocument } from "../../src/domain/search/search.ts";

/** Files that differ; more of them are these again, each read anew. */
export const DISTINCT_FILES = 25;
export const PAGES_A_FILE = 100;
/** Sentences of a page of a report, some 1,800 letters. */
export const SENTENCES_A_PAGE = 18;

/** The sentences of documents, one picked after another in an order that is always the same. */
export function sentencesOf(samples: readonly SearchableDocument[], seed: number): () => string {
  const sentences = samples.flatMap((document) => document.text.split(/(?<=\.)\s+|\n/)).filter(Boolean);
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return sentences[last % sentences.length] ?? "";
  };
}

/**
 * As many documents as are wanted, each as long as one of the sample: PDF documents with a file each, then pages.
 *
 * @param note - What stands in one of them alone.
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
