import { useEffect } from "react";

let started = false;

/** Starts analytics, once a visit, if the content names a container for it. Its code comes only then. */
export function useAnalytics(containerId: string | undefined): void {
  useEffect(() => {
    if (!containerId || started) return;
    started = true;
    // A visit that is not counted is no reason to disturb the visitor.
    import("./start-analytics.ts").then(
      ({ startAnalytics }) => startAnalytics(containerId),
      () => undefined,
    );
  }, [containerId]);
}
