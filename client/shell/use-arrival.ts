import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { type Arrival, arrivalAt, type Place } from "./arrival.ts";
import { noticeArrival } from "./arrivals.ts";
import { ANNOUNCER_ID, MAIN_ID } from "./landmarks.ts";
import { keepScroll, scrollOf } from "./scroll-memory.ts";

const FADE: KeyframeAnimationOptions = { duration: 500, easing: "cubic-bezier(0.3, 0, 0.1, 1)" };

const useLayoutEffectInBrowser = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Where the visitor is: the address whose page is in view, not one whose page is still on its way. */
let here: Place | undefined;

/**
 * Receives the visitor on a page that a link led to: it begins at its top (or, on the way back, where it was left),
 * fades in, has the focus at its heading, and its title is read out. The first page is the browser's own matter.
 *
 * @param ready - Whether the page in view is the one that the address names.
 */
export function useArrival(ready: boolean): void {
  const { key, pathname, search, hash } = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  /** Set between the two effects of one arrival. */
  const arrival = useRef<Arrival>(undefined);

  useLayoutEffectInBrowser(() => {
    if (!ready || here?.key === key) return;
    const from = here;
    here = { key, pathname, search, hash };
    if (!from) return;
    arrival.current = arrivalAt(here, from, isWayBack);
    if (arrival.current) window.scrollTo(0, isWayBack ? scrollOf(key) : 0);
    if (arrival.current === "page") fadeIn();
  }, [ready, key, pathname, search, hash, isWayBack]);

  // After the effects by which the header closes what it has open, and gives the focus back.
  useEffect(() => {
    const arrived = arrival.current;
    if (!ready || here?.key !== key) return;
    arrival.current = undefined;
    if (arrived === "page") {
      focusHeading();
      announceTitle();
    }
    if (arrived === "page" || arrived === "view") noticeArrival();
  }, [ready, key]);
}

/** Keeps where each page was left, for the way back. */
export function useScrollMemory(): void {
  useEffect(() => keepScroll(() => here?.key ?? "default"), []);
}

function fadeIn(): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  document.getElementById(MAIN_ID)?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
}

function announceTitle(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector("h1");
  const hasFocus = document.activeElement !== main && main?.contains(document.activeElement);
  // A page may have put it where it is needed more: in the field of a search.
  if (!heading || hasFocus) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
