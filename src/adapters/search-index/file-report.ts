import type { ContentProblem } from "../../domain/content/content-report.ts";
import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import type { DocumentFiles } from "../../ports/document-files.ts";
import { Thread } from "./thread.ts";

/** Milliseconds that a look into a file may take. */
const TIMEOUT_MS = 10_000;
/** Files in a row that cannot be fetched after which the others are left: each may take 40 s. */
const MAX_FAILURES = 3;

/**
 * What files of PDF documents lack for those who have them read to them. One is looked into after the other, in a thread
 * that is ended where a broken file takes too long; of files that cannot be had, it is said that they were not looked into.
 */
export async function fileProblems(
  documents: readonly PdfDocument[],
  files: DocumentFiles,
): Promise<ContentProblem[]> {
  const text = new Thread("text", "");
  const problems: ContentProblem[] = [];
  let inVain = 0;
  try {
    for (const { id, href } of documents) {
      const found = await barriersOf(href, files, text).catch((error: unknown) => error);
      inVain = Array.isArray(found) ? 0 : inVain + 1;
      const reason = found instanceof Error ? found.message : String(found);
      const told: readonly string[] = Array.isArray(found) ? found : [`it was not looked into: ${reason}`];
      problems.push(...told.map((problem) => warning(id, problem)));
      if (inVain === MAX_FAILURES) break;
    }
  } finally {
    await text.end();
  }
  return problems;
}

function warning(document: string, problem: string): ContentProblem {
  return { document, type: "pdf", field: "data.file", problem, severity: "warning" };
}

async function barriersOf(href: string, files: DocumentFiles, text: Thread<"text">): Promise<string[]> {
  const file = await files.read(href);
  const timer = setTimeout(() => void text.end(), TIMEOUT_MS);
  try {
    return await text.call("barriersOf", [file], [file.buffer]);
  } finally {
    clearTimeout(timer);
  }
}
