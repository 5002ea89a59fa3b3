import type { NamedDocument } from "./named-document.ts";
import { type FieldLabels, placeOf } from "./place.ts";
import type { ContentProblem } from "./problem.ts";

interface Names {
  /** The documents by their ids. */
  readonly documents: ReadonlyMap<string, NamedDocument>;
  /** Default: fields are named as programs do. */
  readonly labels?: FieldLabels | undefined;
}

/** A problem with the title of its document. */
export type NamedProblem = ContentProblem & { readonly title?: string | undefined };

/** Problems in the words of editors: documents by their titles, fields by their places. */
export function inEditorsWords(
  problems: readonly ContentProblem[],
  { documents, labels }: Names,
): readonly NamedProblem[] {
  const words = { documents, labels };
  return problems.map((one) => {
    const document = documents.get(one.document);
    const { type } = one;
    const field = one.field && placeOf(one.field, document ?? { type, partAt: () => undefined }, labels);
    return { ...one, title: document?.title, field, problem: withTitles(one.problem, words) };
  });
}

/** An id of a document, as a problem has it, with a field of it or not. */
const MENTIONED =
  /(?<![\p{L}\p{N}“/])([\w-]*[\d_-][\w-]*)(?:, ((?:(?:page|pdf|document|options|data|uid)\b|\w+\[\d)[\w.[\]]*))?/gu;

/** A text in which documents are called by their titles. */
export function withTitles(text: string, { documents, labels }: Names): string {
  return text.replace(MENTIONED, (whole, id: string, field: string | undefined) => {
    const document = documents.get(id);
    if (document === undefined) return whole;
    const place = field === undefined ? "" : `, ${placeOf(field, document, labels)}`;
    return `“${document.title}”${place}`;
  });
}
