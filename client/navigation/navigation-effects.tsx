import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { BrowserLocale } from "../../brand/locale.ts";
import { decoded } from "../../src/domain/links/decoded.ts";
import { returnTo } from "../browser/place.ts";
import { listStatus } from "../content/list-choice.ts";
import { useLocale } from "../content/locale.ts";
import { useRouteData } from "../documents/route-data.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { fadeIn } from "./fading.ts";
import {
  type FocusedLink,
  focusLink,
  identityOf,
  moveFocus,
  type NavigationKind,
  navigationKind,
} from "./focus-management.ts";
import { type FollowedLinks, storedLinks, storeLinks } from "./followed-links.ts";

interface NavigationEffectsProps {
  /** The element around all links. */
  readonly root: RefObject<HTMLElement | null>;
  readonly main: RefObject<HTMLElement | null>;
}

/**
 * Completes each navigation after the page has been replaced: fades in one that was waited for, moves the focus, and
 * announces its title, or what a filter has left of a list. The router scrolls. A component of its own, so that the shell
 * is not rendered again.
 */
export function NavigationEffects({ root, main }: NavigationEffectsProps) {
  const locale = useLocale();
  const location = useLocation();
  const type = useNavigationType();
  const { html, place, isWaitedFor = false } = useRouteData();
  const [spokenText, setSpokenText] = useState("");
  const from = useRef(location);
  const shownHtml = useRef(html);
  const lastKind = useRef<NavigationKind>(undefined);
  /** Which link has had the focus last; it may have been removed with its page. */
  const lastFocused = useRef<FocusedLink>(undefined);
  const followed = useRef<FollowedLinks>(new Map());
  /** Whether the browser has animated the last step back or forward itself, as Safari does after a swipe. */
  const isAnimated = useRef(false);

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const onFocus = ({ target }: FocusEvent) => {
      lastFocused.current = target instanceof HTMLAnchorElement ? identityOf(target) : undefined;
    };
    const onPopState = (event: PopStateEvent) => {
      isAnimated.current = event.hasUAVisualTransition === true;
    };
    root.current?.addEventListener("focusin", onFocus, { signal });
    addEventListener("popstate", onPopState, { signal });
    for (const [key, link] of storedLinks()) followed.current.set(key, link);
    addEventListener("pagehide", () => storeLinks(followed.current), { signal });
    return () => stopped.abort();
  }, [root]);

  // A newer state of the page in view.
  useLayoutEffect(() => {
    const isReplaced = shownHtml.current !== html && from.current.key === location.key;
    shownHtml.current = html;
    if (!isReplaced || !main.current) return;
    const partId = partOf(location);
    if (document.activeElement === document.body) {
      moveFocus("filter", main.current, { partId, last: lastFocused.current });
    }
    // A screen reader reads it if it says something else than before.
    if (lastKind.current) setSpokenText(spokenTextOf(lastKind.current, listAt(partId, main.current), locale));
    // After the router, which scrolls to the same height.
    if (place) queueMicrotask(() => returnTo(place));
  }, [html, place, location, main, locale]);

  useLayoutEffect(() => {
    const before = from.current;
    if (before.key === location.key || !root.current || !main.current) return;
    from.current = location;
    followed.current.set(before.key, lastFocused.current ?? null);
    const isTraversal = type === "POP";
    const kind = navigationKind(location, before, isTraversal);
    if (!kind) return;
    lastKind.current = kind;
    const link = isTraversal ? followed.current.get(location.key) : null;
    const partId = partOf(location);
    if (!focusLink(root.current, link)) {
      moveFocus(kind, main.current, { partId, last: lastFocused.current });
    }
    setSpokenText(spokenTextOf(kind, listAt(partId, main.current), locale));
    // What is at hand is there at once: a page that fades in has a moment without anything.
    const isCutIn = !isWaitedFor || (isTraversal && isAnimated.current);
    if (kind === "page" && !isCutIn) fadeIn(main.current);
  }, [location, type, isWaitedFor, root, main, locale]);

  return (
    <p id="announcer" aria-live="polite" className={visuallyHidden}>
      {spokenText}
    </p>
  );
}

/** Id of the part of a page that an address names; empty for the whole page. */
const partOf = ({ hash }: Pick<Location, "hash">) => decoded(hash.slice(1));

/** The part of the page that has the list which an address is about. */
const listAt = (partId: string, main: Element) => document.getElementById(partId) ?? main;

/** What has changed: the page, or what a filter has left of its list. The next page of a list has the focus at its heading. */
function spokenTextOf(kind: NavigationKind, list: Element, locale: BrowserLocale): string {
  const texts = { page: document.title, filter: listStatus(list, locale), paging: "" };
  return texts[kind];
}
