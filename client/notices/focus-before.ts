import { useCallback, useRef } from "react";

/**
 * What had the focus before an element in `ref` got it. `restore` gives it back, so that a visitor who closes a notice by keyboard goes on
 * where they were, and not at the end of the page.
 */
export function useFocusBefore() {
  const before = useRef<HTMLElement | undefined>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    element?.addEventListener("focusin", ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
        before.current = relatedTarget;
    });
  }, []);
  const restore = useCallback(() => {
    before.current?.focus({ preventScroll: true });
    before.current = undefined;
  }, []);
  return { ref, restore };
}
