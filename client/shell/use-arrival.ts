import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { decoded } from "../decoded.ts";
import { type Arrival, arrivalAt, type Place } from "./arrival.ts";
import { noticeArrival } from "./arrivals.ts";
import { linkOfLastFocus, watchFocus } from "./focus-memory.ts";
import { ANNOUNCER_ID, ARRIVING, MAIN_ID } from "./landmarks.ts";
import { keepScroll, scrollOf } from "./scroll-memory.ts";

const FADE: KeyframeAnimationOptions = { duration: 500, easing: "cubic-bezier(0.3, 0, 0.1, 1)" };

const STILL = "(prefers-reduced-motion: reduce)";

const useLayoutEffectInBrowser = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Where the visitor is: the address whose page is in view, not one whose page is still on its way. */
let here: Place | undefined;

/**
 * Receives the visitor on a page that a link led to: it begins at its top or at the part that the address names (on the
 * way back, where it was left), fades in, has the focus at its heading, and its title is read out. In a list, who chose
 * stays with the choice, and who went on reads from its top. The first page is the browser's own matter.
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
    if (arrival.current) show(arrival.current, here, isWayBack);
  }, [ready, key, pathname, search, hash, isWayBack]);

  // After the effects by which the header closes what it has open, and gives the focus back.
  useEffect(() => {
    const arrived = arrival.current;
    if (!ready || here?.key !== key) return;
    arrival.current = undefined;
    if (!arrived || arrived === "same") return;
    const part = placeNamed(hash);
    if (arrived === "choice") focusChoice(part);
    else if (arrived === "more" || !focusIsInMain()) focusHeading(part);
    if (arrived === "page") announceTitle();
    noticeArrival();
  }, [ready, key, hash]);
}

/** Keeps where the visitor is on each page: how far down, for the way back, and at which link. */
export function useWhereabouts(): void {
  useEffect(() => keepScroll(() => here?.key ?? "default"), []);
  useEffect(watchFocus, []);
}

function show(arrival: Arrival, { key, hash }: Place, isWayBack: boolean): void {
  const fades = arrival === "page" && !window.matchMedia(STILL).matches;
  // Before anything asks where something is.
  if (fades && !isWayBack && hash === "") showTopFirst();
  window.scrollTo(0, isWayBack ? scrollOf(key) : 0);
  if (!isWayBack) placeNamed(hash)?.scrollIntoView();
  if (fades) document.getElementById(MAIN_ID)?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
}

/**
 * Leaves all but the top of a page to the frame after the first, in which, just fading in, it could not be seen yet: to
 * lay a page out takes a phone longer than all else.
 */
function showTopFirst(): void {
  const main = document.getElementById(MAIN_ID);
  main?.setAttribute(ARRIVING, "");
  requestAnimationFrame(() => setTimeout(() => main?.removeAttribute(ARRIVING)));
}

function announceTitle(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}

/** The part of the page that an address names. */
function placeNamed(hash: string): HTMLElement | null {
  return hash === "" ? null : document.getElementById(decoded(hash.slice(1)));
}

/** A page may have put the focus where it is needed more than at its heading: in the field of a search. */
function focusIsInMain(): boolean {
  const main = document.getElementById(MAIN_ID);
  return document.activeElement !== main && main?.contains(document.activeElement) === true;
}

/** Puts the focus at the heading of a part of the page, or of all of it. */
function focusHeading(part: Element | null): void {
  const heading =
    part?.querySelector<HTMLElement>("h1, h2, h3") ?? document.querySelector<HTMLElement>(`#${MAIN_ID} h1`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Gives the focus back to the choice that was made, where the list that it stood in has been replaced. */
function focusChoice(part: Element | null): void {
  if (document.activeElement !== document.body) return;
  const choice = linkOfLastFocus(document.getElementById(MAIN_ID));
  if (choice) choice.focus({ preventScroll: true });
  else focusHeading(part);
}
