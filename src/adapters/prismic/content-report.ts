import { z } from "zod";
import { type ContentProblem, contentProblems } from "../../domain/content/content-report.ts";
import { silentLog } from "../../ports/log.ts";
import { DocumentReader } from "./document-reader.ts";
import type { ServiceDocument } from "./service-document.ts";

export interface ReportOptions {
  /** Milliseconds of Unix time, from which dates are judged. */
  readonly now: number;
  /** Names of the files that the content service stores, to find those that no document uses. Default: none are known. */
  readonly media?: readonly string[] | undefined;
}

/** Types of which the site shows one document. */
const SINGLE_TYPES = new Set(["home", "news-archive", "site-options"]);

const told = z.looseObject({
  document: z.string(),
  type: z.string(),
  field: z.string().optional(),
  problem: z.string(),
});

/**
 * What an editor has to look at in all documents of a state of the content, what visitors miss first. Documents are as the
 * content service answers them, with what the site has it copy into links.
 */
export function reportDocuments(
  documents: readonly ServiceDocument[],
  { now, media = [] }: ReportOptions,
): readonly ContentProblem[] {
  const problems: ContentProblem[] = [];
  const tell = (fields: object) => {
    const parsed = told.safeParse(fields);
    if (parsed.success) problems.push({ ...parsed.data, severity: "error" });
  };
  const reader = new DocumentReader({ ...silentLog, warn: tell });
  const items = documents.flatMap((document) => {
    if (document.type !== "site-options") return reader.item(document) ?? [];
    return { kind: "site-options", options: reader.siteOptions(document) } as const;
  });
  problems.push(...secondOnes(documents), ...contentProblems(items, now), ...unusedMedia(documents, media));
  return problems.toSorted((a, b) => a.severity.localeCompare(b.severity));
}

function secondOnes(documents: readonly ServiceDocument[]): ContentProblem[] {
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
