import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { decoded } from "../../src/domain/links/decoded.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { fadeIn } from "./fading.ts";
import { type FocusedLink, focusLink, identityOf, moveFocus, navigationKind } from "./focus-management.ts";

interface NavigationEffectsProps {
  /** The element around all links. */
  readonly root: RefObject<HTMLElement | null>;
  readonly main: RefObject<HTMLElement | null>;
}

/**
 * Completes each navigation after the page has been replaced: fades it in, moves the focus, and announces its title. The
 * router scrolls. A component of its own, so that the shell is not rendered again.
 */
export function NavigationEffects({ root, main }: NavigationEffectsProps) {
  const location = useLocation();
  const type = useNavigationType();
  const [announced, setAnnounced] = useState("");
  const from = useRef(location);
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
    if (!link || !focusLink(root.current, link)) {
      moveFocus(kind, main.current, { partId, last: lastFocused.current });
    }
    if (kind !== "page") return;
    setAnnounced(document.title);
    if (!(isTraversal && isAnimated.current)) fadeIn(main.current);
  }, [location, type, root, main]);

  return (
    <p id="announcer" aria-live="polite" className={visuallyHidden}>
      {announced}
    </p>
  );
}
