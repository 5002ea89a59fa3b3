import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import { SearchForm } from "../search/search-form.tsx";
import { container } from "../styles/layout.css.ts";
import { above } from "../styles/media.ts";
import * as styles from "./header.css.ts";
import { watchScroll } from "./scroll-state.ts";

/** The search under a narrow header. It closes on a click or focus outside, on Escape, on navigation and on scrolling up. */
export function useMobileSearch() {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [opener, setOpener] = useState<HTMLElement>();
  const close = useCallback(() => setOpener(undefined), []);

  useEffect(() => {
    if (!opener) return;
    const closed = new AbortController();
    const { signal } = closed;
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target) && !opener.contains(target)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      opener.focus();
    };
    document.addEventListener("click", closeIfOutside, { signal });
    document.addEventListener("focusin", closeIfOutside, { signal });
    document.addEventListener("keydown", closeByKey, { signal });
    matchMedia(above.tablet).addEventListener("change", close, { signal });
    const stopWatching = watchScroll((state) => {
      if (state !== "down") close();
    });
    return () => {
      closed.abort();
      stopWatching();
    };
  }, [opener, close]);

  function toggle(button: HTMLElement): void {
    // In the event, since a phone shows its keyboard only then.
    flushSync(() => setOpener(opener ? undefined : button));
    field.current?.focus({ preventScroll: true });
  }

  const view = opener && (
    <div ref={bar} className={styles.mobileSearch}>
      <div className={container}>
        <SearchForm id="search-in-bar" fieldRef={field} />
        <OnNavigation callback={close} />
      </div>
    </div>
  );
  return { isOpen: opener !== undefined, toggle, view };
}
