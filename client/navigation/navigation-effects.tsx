import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { BrowserLocale } from "../../brand/locale.ts";
import { decoded } from "../../src/domain/links/decoded.ts";
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
  const { html, isWaitedFor = false } = useRouteData();
  const [spokenText, setSpokenText] = useState("");
  const from = useRef(location);
  const shownHtml = useRef(html);
  /** Which link has had the focus last; it may have been removed with its page. */
  const lastFocused = useRef<FocusedLink>(undefined);
  const followed = useRef(new Map<string, FocusedLink | undefined>());
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
    return () => stopped.abort();
  }, [root]);

  // A newer state of the page in view.
  useLayoutEffect(() => {
    const isReplaced = shownHtml.current !== html && from.current.key === location.key;
    shownHtml.current = html;
    if (isReplaced && main.current)
      moveFocus("filter", main.current, { partId: "", last: lastFocused.current });
  }, [html, location, main]);

  useLayoutEffect(() => {
    const before = from.current;
    if (before.key === location.key || !root.current || !main.current) return;
    from.current = location;
    followed.current.set(before.key, lastFocused.current);
    const isTraversal = type === "POP";
    const kind = navigationKind(location, before, isTraversal);
    if (!kind) return;
    const link = isTraversal ? followed.current.get(location.key) : undefined;
    const partId = decoded(location.hash.slice(1));
    if (!focusLink(root.current, link)) {
      moveFocus(kind, main.current, { partId, last: lastFocused.current });
    }
    setSpokenText(spokenTextOf(kind, document.getElementById(partId) ?? main.current, locale));
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

/** What has changed: the page, or what a filter has left of its list. The next page of a list has the focus at its heading. */
function spokenTextOf(kind: NavigationKind, list: Element, locale: BrowserLocale): string {
  const texts = { page: document.title, filter: listStatus(list, locale), paging: "" };
  return texts[kind];
}
