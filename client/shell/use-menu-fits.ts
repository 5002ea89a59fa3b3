import { type RefObject, useEffect, useState } from "react";

/** Tolerance for the rounding of fractional pixels. */
const TOLERANCE = 0.5;

/**
 * Whether the main menu fits beside the logo in the bar, and whether it is shown: editors decide how many groups it has and
 * their titles. A menu that is hidden because it does not fit keeps its width, so that it can be measured again.
 */
export function useMenuFits(bar: RefObject<HTMLElement | null>, menu: RefObject<HTMLElement | null>) {
  const [state, setState] = useState({ fits: true, isShown: false });
  useEffect(() => {
    const row = bar.current;
    const nav = menu.current;
    const logo = bar.current?.firstElementChild;
    if (!row || !nav || !logo) return;
    const observer = new ResizeObserver(() => {
      const gap = Number.parseFloat(getComputedStyle(row).columnGap);
      const needed = logo.getBoundingClientRect().width + gap + nav.getBoundingClientRect().width;
      const fits = needed <= row.getBoundingClientRect().width + TOLERANCE;
      const isShown = fits && nav.getClientRects().length > 0;
      setState((before) => (before.fits === fits && before.isShown === isShown ? before : { fits, isShown }));
    });
    observer.observe(row);
    observer.observe(nav);
    return () => observer.disconnect();
  }, [bar, menu]);
  return state;
}
