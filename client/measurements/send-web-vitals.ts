import { onCLS, onINP, onLCP } from "web-vitals";
import type { WebVitals } from "../../src/adapters/http/contract/web-vitals.ts";

/**
 * Sends how the browser fared, once, when the page is first out of sight. Pages that the visitor navigates to count for
 * the one with which the visit began.
 */
export function sendWebVitals(page: WebVitals["page"]): void {
  const measured: WebVitals = { page };
  // Each change is reported, so that all are known whichever listener to the page's disappearance is called first.
  const all = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = Math.round(value)), all);
  onINP(({ value }) => (measured.inp = Math.round(value)), all);
  onCLS(({ value }) => (measured.cls = Math.round(value * 1_000) / 1_000), all);

  function send(): void {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", send);
    const body = new Blob([JSON.stringify(measured)], { type: "application/json" });
    navigator.sendBeacon("/api/web-vitals", body);
  }
  document.addEventListener("visibilitychange", send);
}
