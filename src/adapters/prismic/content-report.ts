import { type ContentProblem, contentProblems } from "../../domain/report/content-report.ts";
import { silentLog } from "../../ports/log.ts";
import { DocumentReader } from "./document-reader.ts";
import type { FieldProblem } from "./field.ts";
import type { ServiceDocument } from "./service-document.ts";

export interface ReportOptions {
  /** The current time in milliseconds (Unix time), to validate dates. */
  readonly now: number;
  /** Names of all files at the content service, to find unused ones. Default: none are known. */
  readonly media?: readonly string[] | undefined;
  /** Origins from which browsers may load images. Default: any. */
  readonly imageOrigins?: readonly string[] | undefined;
}

/** Document types of which the site uses only one document. */
const SINGLE_TYPES = new Set(["home", "news-archive", "site-options"]);

/**
 * Finds problems in all documents of a ref for editors, most serious first. The documents are responses of the content
 * service with all fetched link fields.
 */
export function reportDocuments(
  documents: readonly ServiceDocument[],
  { now, media = [], imageOrigins }: ReportOptions,
): readonly ContentProblem[] {
  const problems: ContentProblem[] = [];
  const warn = (problem: FieldProblem) => void problems.push({ ...problem, severity: "error" });
  const reader = new DocumentReader({ ...silentLog, warn });
  const items = documents.flatMap((document) => {
    if (document.type !== "site-options") return reader.item(document) ?? [];
    return { kind: "site-options", options: reader.siteOptions(document) } as const;
  });
  problems.push(
    ...duplicateDocuments(documents),
    ...contentProblems(items, now, imageOrigins),
    ...unusedMedia(documents, media),
  );
  return problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
}

function duplicateDocuments(documents: readonly ServiceDocument[]): ContentProblem[] {
  return documents.flatMap(({ id, type }, index) => {
    const first = documents.findIndex((document) => document.type === type);
    if (!SINGLE_TYPES.has(type) || first === index) return [];
    const problem = `there is another document of this type, ${documents[first]?.id}, which the site shows`;
    return [{ document: id, type, problem, severity: "error" }];
  });
}

function unusedMedia(documents: readonly ServiceDocument[], media: readonly string[]): ContentProblem[] {
  const used = media.length > 0 ? JSON.stringify(documents) : "";
  return media
    .filter((name) => !used.includes(`/${name}`))
    .map((name) => ({ document: name, type: "media", problem: "no document uses it", severity: "warning" }));
}
