import { positionAt, type ScrollState } from "./scroll-state.ts";
import { throttle } from "./throttle.ts";

/** Throttle interval of scroll events (specification, section 9). */
const SCROLL_INTERVAL_MS = 250;

/** Calls back, throttled, with the scroll state after each scroll. Returns a function that stops it. */
export function watchScroll(onScroll: (state: ScrollState) => void): () => void {
  let position = positionAt(scrollY);
  const update = throttle(() => {
    position = positionAt(scrollY, position);
    onScroll(position.state);
  }, SCROLL_INTERVAL_MS);
  addEventListener("scroll", update.call, { passive: true });
  return () => {
    removeEventListener("scroll", update.call);
    update.cancel();
  };
}

/** Keeps the header's `data-scroll` attribute up to date, from which its colours follow. */
export function startHeaderColours(header: HTMLElement): void {
  const show = (state: ScrollState) => {
    header.dataset.scroll = state;
  };
  show(positionAt(scrollY).state);
  watchScroll(show);
}
