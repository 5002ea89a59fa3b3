import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { whenIdle } from "../when-idle.ts";

/** Measures this visit if it is in the sample. The library is loaded when the browser is idle. */
export function startMeasurements({ page, share }: NonNullable<DocumentSettings["measured"]>): void {
  if (Math.random() >= share) return;
  whenIdle(() => {
    import("./send-web-vitals.ts").then(({ sendWebVitals }) => sendWebVitals(page)).catch(() => undefined);
  });
}
