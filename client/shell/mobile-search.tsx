import { useEffect, useEffectEvent, useRef } from "react";
import { SearchForm } from "../search/search-form.tsx";
import { inner } from "../styles/layout.css.ts";
import * as styles from "./mobile-search.css.ts";
import { watchScroll } from "./use-scroll-state.ts";
import { useWidthReached } from "./use-width-reached.ts";

interface MobileSearchProps {
  /** What opened it: a click on it is none outside. */
  readonly trigger: HTMLElement;
  readonly onClose: () => void;
}

/** A search field under the header; what it finds is on the search page. */
export function MobileSearch({ trigger, onClose }: MobileSearchProps) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useWidthReached("tablet", onClose);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const scrolled = useEffectEvent((state: string) => {
    if (state !== "down") onClose();
  });
  const left = useEffectEvent((event: Event) => {
    const { target } = event;
    if (target instanceof Node && !bar.current?.contains(target) && !trigger.contains(target)) onClose();
  });
  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    onClose();
    trigger.focus();
  });
  useEffect(() => {
    const stopWatching = watchScroll(scrolled);
    document.addEventListener("click", left);
    document.addEventListener("focusin", left);
    document.addEventListener("keydown", typed);
    return () => {
      stopWatching();
      document.removeEventListener("click", left);
      document.removeEventListener("focusin", left);
      document.removeEventListener("keydown", typed);
    };
  }, []);

  return (
    <div ref={bar} className={styles.bar}>
      <div className={inner}>
        <SearchForm label="Search the site" fieldRef={field} />
      </div>
    </div>
  );
}
