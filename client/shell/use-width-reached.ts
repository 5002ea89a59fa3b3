import { useEffect, useEffectEvent } from "react";
import { above } from "../styles/media.ts";

/** Says when the window has been widened to a breakpoint: what is made for smaller screens has to go. */
export function useWidthReached(breakpoint: keyof typeof above, told: () => void): void {
  const changed = useEffectEvent(({ matches }: MediaQueryListEvent) => {
    if (matches) told();
  });
  useEffect(() => {
    const query = window.matchMedia(above[breakpoint]);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, [breakpoint]);
}
