import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import type { ContentProblem } from "../../domain/report/problem.ts";
import type { DocumentFiles } from "../../ports/document-files.ts";
import { reasonOf } from "../../ports/reason.ts";
import { Thread } from "./thread.ts";

const TIMEOUT_MS = 10_000;
/** Number of consecutive failures after which the remaining files are skipped, because each failure may take 40 s. */
const MAX_FAILURES = 3;

/**
 * Accessibility problems of the files of PDF documents. Checks the files one by one in a process, which is terminated
 * if a broken file takes too long. A file that cannot be read is reported as not checked.
 */
export async function fileProblems(
  documents: readonly PdfDocument[],
  files: DocumentFiles,
): Promise<ContentProblem[]> {
  const text = new Thread("text", "");
  const barriersOf = async (href: string) => text.call("barriersOf", [await files.read(href)], TIMEOUT_MS);
  const problems: ContentProblem[] = [];
  let consecutiveFailures = 0;
  try {
    for (const { id, href } of documents) {
      const found = await barriersOf(href).catch((error: unknown) => error);
      consecutiveFailures = Array.isArray(found) ? 0 : consecutiveFailures + 1;
      const messages = Array.isArray(found) ? found : [`it was not checked: ${reasonOf(found)}`];
      problems.push(...messages.map((problem) => warning(id, problem)));
      if (consecutiveFailures === MAX_FAILURES) break;
    }
  } finally {
    await text.end();
  }
  return problems;
}

function warning(document: string, problem: string): ContentProblem {
  return { document, type: "pdf", field: "data.file", problem, severity: "warning" };
}
