import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Calls back after each navigation, before the focus is moved, without rendering the component that has it. */
export function OnNavigation({ callback }: { readonly callback: () => void }) {
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    callback();
  });
  return null;
}
