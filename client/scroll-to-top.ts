import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

const useLayoutEffectInBrowser = typeof window === "undefined" ? () => undefined : useLayoutEffect;

/** Starts a page that a link led to at its top; going back leaves the browser's own place alone. */
export function useScrollToTop(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  // Every navigation has a key of its own, also one to the address where the visitor is.
  useLayoutEffectInBrowser(() => {
    if (navigation === NavigationType.Push) window.scrollTo(0, 0);
  }, [key, navigation]);
}
