import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether the application has started; `false` on the server, and while the document is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
