import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router-dom";
import { decoded } from "../../src/domain/links/decoded.ts";
import { FADING } from "./fading.ts";
import { type FocusedLink, focusLink, identityOf, moveFocus } from "./focus-management.ts";
import { navigationKind } from "./navigation-kind.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const FADE: KeyframeAnimationOptions = { duration: 500, easing: "cubic-bezier(0.3, 0, 0.1, 1)" };

interface Elements {
  /** The element around all links. */
  readonly root: RefObject<HTMLElement | null>;
  readonly main: RefObject<HTMLElement | null>;
}

/**
 * Completes each navigation after the page has been replaced: fades it in and moves the focus. The router scrolls.
 *
 * @returns The title to announce; empty for the first page.
 */
export function useNavigationEffects({ root, main }: Elements): string {
  const location = useLocation();
  const type = useNavigationType();
  const [announced, setAnnounced] = useState("");
  const from = useRef<Location>(location);
  const lastFocused = useLastFocusedLink(root);
  const followed = useRef(new Map<string, FocusedLink | undefined>());
  const hasBrowserFade = useBrowserTransition();

  useLayoutEffect(() => {
    const before = from.current;
    if (before.key === location.key || !root.current || !main.current) return;
    from.current = location;
    followed.current.set(before.key, lastFocused.current);
    const isTraversal = type === "POP";
    const kind = navigationKind(location, before);
    if (!kind) return;
    const link = isTraversal ? followed.current.get(location.key) : undefined;
    const partId = decoded(location.hash.slice(1));
    if (!link || !focusLink(root.current, link)) {
      moveFocus(kind, main.current, { partId, last: lastFocused.current });
    }
    if (kind !== "page") return;
    setAnnounced(document.title);
    if (!(isTraversal && hasBrowserFade.current)) fadeIn(main.current);
  }, [location, type, root, main, lastFocused, hasBrowserFade]);

  return announced;
}

function fadeIn(main: HTMLElement): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  main.setAttribute(FADING, "");
  const fade = main.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  fade.onfinish = () => main.removeAttribute(FADING);
}

/** Which link has had the focus last; it may have been removed with its page. */
function useLastFocusedLink(root: Elements["root"]): RefObject<FocusedLink | undefined> {
  const last = useRef<FocusedLink>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLAnchorElement ? identityOf(target) : undefined;
    };
    const element = root.current;
    element?.addEventListener("focusin", onFocus);
    return () => element?.removeEventListener("focusin", onFocus);
  }, [root]);
  return last;
}

/** Whether the browser has animated the last step back or forward itself, as Safari does after a swipe. */
function useBrowserTransition(): RefObject<boolean> {
  const isAnimated = useRef(false);
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      isAnimated.current = event.hasUAVisualTransition === true;
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);
  return isAnimated;
}
