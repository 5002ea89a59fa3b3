import { placeAt, type ScrollState } from "./scroll-state.ts";
import { throttle } from "./throttle.ts";

/** Between two looks at where the page is scrolled to (specification, section 9). */
const SCROLL_INTERVAL_MS = 250;

/** Tells where the visitor has scrolled to, whenever that has changed. Answers how to stop. */
export function watchScroll(tell: (state: ScrollState) => void): () => void {
  let place = placeAt(scrollY);
  const look = throttle(() => {
    place = placeAt(scrollY, place);
    tell(place.state);
  }, SCROLL_INTERVAL_MS);
  addEventListener("scroll", look.call, { passive: true });
  return () => {
    removeEventListener("scroll", look.call);
    look.cancel();
  };
}

/** Has the header say where the page is scrolled to; its colours follow from that. */
export function startHeaderColours(header: HTMLElement): void {
  const show = (state: ScrollState) => {
    header.dataset.scroll = state;
  };
  show(placeAt(scrollY).state);
  watchScroll(show);
}
