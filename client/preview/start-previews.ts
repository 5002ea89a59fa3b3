import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { PREVIEW_COOKIE, previewTokenOf } from "../../src/domain/preview/preview-token.ts";
import { siteCookies } from "../notices/cookies.ts";
import { decoded } from "../safe-decode-uri.ts";
import { exitPreview, updatePreview } from "./calls.ts";
import { loadWhenIdle } from "./load-when-idle.ts";

/**
 * Lets editors preview the site (specification, section 4): listens to the content service's toolbar, loads it when
 * the browser has nothing better to do, and starts a preview that a cookie names but the page does not show yet.
 */
export function startPreviews({ toolbar, preview }: DocumentSettings): void {
  if (!toolbar) return;
  const startIfAsked = () => {
    if (!preview && isPreviewKept(siteCookies(), toolbar.hosts)) void updatePreview();
  };

  window.addEventListener("prismicPreviewUpdate", (event) => {
    // Otherwise the toolbar reloads the page itself, before the site knows of the new draft.
    event.preventDefault();
    void updatePreview();
  });
  window.addEventListener("prismicPreviewEnd", (event) => {
    event.preventDefault();
    void exitPreview();
  });
  startIfAsked();
  // The toolbar may set the cookie itself, on a page that was opened by a share link.
  loadWhenIdle(toolbar.src, startIfAsked);
}

function isPreviewKept(cookies: string, hosts: readonly string[]): boolean {
  const kept = cookies.split("; ").find((cookie) => cookie.startsWith(`${PREVIEW_COOKIE}=`));
  if (!kept) return false;
  // As the server reads it: decoded once, and a bare token stays as it then is.
  return previewTokenOf(decoded(kept.slice(PREVIEW_COOKIE.length + 1)), hosts) !== undefined;
}
