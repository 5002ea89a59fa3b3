import { type ContentItem, openedIdOf, typeOf } from "../content/content-item.ts";

/** A problem in the content that an editor should check. */
export interface ContentProblem {
  /** Id of the document at the content service, and its type. */
  readonly document: string;
  readonly type: string;
  /** The field in the document: `data.slices[2].primary.image`. */
  readonly field?: string | undefined;
  readonly problem: string;
  /** `error`: visitors miss something or are misled. `warning`: it may be intended. */
  readonly severity: "error" | "warning";
}

/** A problem without the document that it is of, which the caller knows. */
export type Found = Omit<ContentProblem, "document" | "type">;
/** The result of a check of a document; `false` or `undefined` if nothing is wrong. */
export type Checked = Found | false | undefined;

/** An error: visitors miss something or are misled. The field is named as in the site or as in the content service. */
export function error(problem: string, field?: string): Found {
  return { problem, field: field && fieldPath(field), severity: "error" };
}

/** A warning: what it is about may be intended. The field is named as in {@link error}. */
export function warning(problem: string, field?: string): Found {
  return { problem, field: field && fieldPath(field), severity: "warning" };
}

/** The path of a field as editors know it, without the prefix of the site's own types. */
function fieldPath(field: string): string {
  return field.replace(/^\.(page|pdf|document|options)\./, "");
}

/** What is wrong with an item, of what was looked for: each with the document that editors open. */
export function problemsOf(item: ContentItem, found: readonly Checked[]): ContentProblem[] {
  const document = openedIdOf(item);
  const type = typeOf(item);
  return found.flatMap((problem) => (problem ? { document, type, ...problem } : []));
}
