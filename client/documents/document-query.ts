import { queryOptions } from "@tanstack/react-query";
import { settingsIn } from "../browser/document-settings.ts";
import { type PageDocument, pageIn } from "./page-document.ts";

/** How long a document is shown without revalidation: about the time between hovering over a link and the click. */
const STALE_TIME_MS = 1_000;

/** How long a document is kept for back and forward, and for a visitor who has lost the connection. */
const GC_TIME_MS = 60 * 60 * 1_000;

/** The document at an address (path and query), which the browser's own cache revalidates by its ETag. */
export function documentQuery(address: string, priority?: RequestPriority) {
  return queryOptions({
    queryKey: ["document", address],
    queryFn: () => fetchDocument(address, priority),
    // An error page is requested again, since the page may be back.
    staleTime: ({ state }) => (state.data?.settings.isFailure ? 0 : STALE_TIME_MS),
    gcTime: GC_TIME_MS,
  });
}

/** A request that takes longer has stalled, for example since a change of networks. */
const TIMEOUT_MS = 15_000;

/** A response that the application cannot show: a redirect, a file, a document of another site or another build. */
export class ForeignDocumentError extends Error {
  override readonly name = "ForeignDocumentError";
}

/** Fetches a document of any status. @throws {ForeignDocumentError} for what only the browser can show, or as `fetch`. */
async function fetchDocument(address: string, priority?: RequestPriority): Promise<PageDocument> {
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
