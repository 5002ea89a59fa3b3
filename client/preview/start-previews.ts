import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { PREVIEW_COOKIE } from "../../src/adapters/http/contract/preview-cookie.ts";
import { decoded } from "../../src/domain/links/decoded.ts";
import { readCookie, siteCookies } from "../browser/cookies.ts";
import { loadWhenIdle } from "../browser/when-idle.ts";

/**
 * Lets editors preview the site (specification, section 4): starts a preview that a cookie names but the page does not
 * show yet, loads the content service's toolbar when the browser is idle, and handles its events.
 */
export function startPreviews({ toolbar, preview }: DocumentSettings): void {
  if (!toolbar) return;
  const startIfRequested = () => {
    const cookie = decoded(readCookie(siteCookies(), PREVIEW_COOKIE) ?? "");
    if (preview || cookie === "") return;
    // The toolbar also sets its cookie without a preview, and another repository may have one. Whether a token that names no
    // repository is a preview, the server decides.
    const isOwn = toolbar.hosts.some((host) => cookie.includes(`"${host}"`) || cookie.includes(`//${host}/`));
    if (isOwn || !/^\{|\/\//.test(cookie)) void updatePreview();
  };
  startIfRequested();
  if (toolbar.src === undefined) return;

  const onUpdate = (event: Event) => {
    // Otherwise the toolbar reloads the page itself, before the site knows of the new draft.
    event.preventDefault();
    void updatePreview();
  };
  let loadedAtMs = Number.POSITIVE_INFINITY;
  const onEnd = (event: Event) => {
    event.preventDefault();
    // Where the browser blocks cookies of third parties, the toolbar knows of no session, and may report the end as soon as
    // it is loaded. Later, the editor may have left in another window.
    const isFromLoading = performance.now() < loadedAtMs + SETTLED_MS && !hasInteracted();
    if (!isFromLoading) void exitPreview();
  };
  // Newer toolbars report the start of a preview that they have found, on any page; older ones reload it.
  addEventListener("prismicPreviewStart", onUpdate);
  addEventListener("prismicPreviewUpdate", onUpdate);
  addEventListener("prismicPreviewEnd", onEnd);
  // The toolbar may set the cookie itself, on a page that was opened by a share link.
  loadWhenIdle(toolbar.src, () => {
    loadedAtMs = performance.now();
    startIfRequested();
  });
}

/** How long after it is loaded the toolbar may look for the editor's session. */
const SETTLED_MS = 10_000;

/** Whether the editor has pressed anything on this page. Older browsers do not know. */
function hasInteracted(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

let pending: Promise<void> | undefined;

/** Starts the preview that the cookie names, or shows its latest draft. Concurrent calls share one request. */
function updatePreview(): Promise<void> {
  // The redirect is not followed: whatever its target, the current page is reloaded.
  const isRedirect = ({ type }: Response) => type === "opaqueredirect";
  const failure = "Failed to start or update Preview Mode…";
  pending ??= call("/api/preview", { redirect: "manual" }, isRedirect, failure).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Ends the preview, and reloads the current page in its published state. */
function exitPreview(): Promise<void> {
  return call("/api/exit-preview", {}, ({ ok }) => ok, "Failed to exit Preview Mode…");
}

/** Sends a request and reloads the page; an unexpected response is only logged (specification, section 8). */
async function call(
  path: string,
  options: RequestInit,
  isExpected: (response: Response) => boolean,
  errorMessage: string,
): Promise<void> {
  const response = await fetch(path, { cache: "no-store", ...options }).catch(() => undefined);
  if (response && isExpected(response)) location.reload();
  // biome-ignore lint/suspicious/noConsole: the specification's message, for those who configure previews.
  else console.error(errorMessage);
}
