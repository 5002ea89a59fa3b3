import { onCLS, onINP, onLCP } from "web-vitals";
import type { WebVitals } from "../../src/adapters/http/contract/web-vitals.ts";

/** Sends the Web Vitals of a visit once, for its first page, when a page is first hidden. */
export function sendWebVitals(page: WebVitals["page"]): void {
  const measured: WebVitals = { page };
  // Report each change, because the order of the listeners for a hidden page is not defined.
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
