import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Calls back after each navigation, before the focus is moved. */
export function useOnNavigation(callback: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    callback();
  });
}
