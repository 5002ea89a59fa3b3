import { type PageDocument, pageIn, settingsIn } from "./page-document.ts";

/** A request that takes longer has stalled, for example since a change of networks. */
const TIMEOUT_MS = 15_000;

/** A response that the application cannot show: a redirect, a file, a document of another site or another build. */
export class ForeignDocumentError extends Error {
  override readonly name = "ForeignDocumentError";
}

/**
 * Fetches the document at an address, whatever its status.
 *
 * @param address - Path and query.
 * @throws {ForeignDocumentError} for a response that only the browser can show; otherwise what `fetch` throws.
 */
export async function fetchDocument(address: string, priority?: RequestPriority): Promise<PageDocument> {
  const response = await fetch(address, {
    headers: { accept: "text/html" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(priority && { priority }),
  });
  if (response.redirected || !response.headers.get("content-type")?.startsWith("text/html")) {
    throw new ForeignDocumentError();
  }
  const page = pageIn(new DOMParser().parseFromString(await response.text(), "text/html"));
  if (!page || page.settings.build !== settingsIn(document)?.build) throw new ForeignDocumentError();
  return page;
}
