import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { decoded } from "../../src/domain/links/decoded.ts";
import { PREVIEW_COOKIE, previewTokenOf } from "../../src/domain/preview/preview-token.ts";
import { readCookie, siteCookies } from "../notices/cookies.ts";
import { exitPreview, updatePreview } from "./calls.ts";
import { loadWhenIdle } from "./load-when-idle.ts";

/**
 * Lets editors preview the site (specification, section 4): starts a preview that a cookie names but the page does not
 * show yet, loads the content service's toolbar when the browser is idle, and handles its events.
 */
export function startPreviews({ toolbar, preview }: DocumentSettings): void {
  if (!toolbar) return;
  const startIfRequested = () => {
    if (!preview && hasPreviewCookie(siteCookies(), toolbar.hosts)) void updatePreview();
  };
  startIfRequested();
  if (toolbar.src === undefined) return;

  window.addEventListener("prismicPreviewUpdate", (event) => {
    // Otherwise the toolbar reloads the page itself, before the site knows of the new draft.
    event.preventDefault();
    void updatePreview();
  });
  window.addEventListener("prismicPreviewEnd", (event) => {
    event.preventDefault();
    void exitPreview();
  });
  // The toolbar may set the cookie itself, on a page that was opened by a share link.
  loadWhenIdle(toolbar.src, startIfRequested);
}

function hasPreviewCookie(cookies: string, hosts: readonly string[]): boolean {
  const preview = readCookie(cookies, PREVIEW_COOKIE);
  // As the server does: decode once; a token without JSON is used unchanged.
  return preview !== undefined && previewTokenOf(decoded(preview), hosts) !== undefined;
}
