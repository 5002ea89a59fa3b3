import { useLayoutEffect, useState } from "react";
import { placeAt, type ScrollState } from "./scroll-state.ts";
import { throttle } from "./throttle.ts";

/** Milliseconds between two looks at where the page is scrolled to (specification, section 9). */
const LOOK_EVERY = 250;

/** Tells where the visitor has scrolled to, whenever that has changed. Answers how to stop. */
export function watchScroll(told: (state: ScrollState) => void): () => void {
  let place = placeAt(window.scrollY);
  const look = throttle(() => {
    place = placeAt(window.scrollY, place);
    told(place.state);
  }, LOOK_EVERY);
  window.addEventListener("scroll", look.call, { passive: true });
  return () => {
    window.removeEventListener("scroll", look.call);
    look.cancel();
  };
}

/** Where the visitor is on the page; nothing as long as only the server has spoken. */
export function useScrollState(): ScrollState | undefined {
  const [state, setState] = useState<ScrollState>();
  useLayoutEffect(() => {
    setState(placeAt(window.scrollY).state);
    return watchScroll(setState);
  }, []);
  return state;
}
