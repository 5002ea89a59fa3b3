import { onLeave } from "../navigation/navigation-events.ts";
import { above } from "../styles/media.ts";
import { watchScroll } from "./watch-scroll.ts";

/** The bar with a search field under the header of a narrow screen; it navigates to the search page. */
interface MobileSearch {
  readonly toggle: (opener: HTMLElement) => void;
}

/** Opens and closes the bar. It closes on a click or focus outside, on Escape, on navigation, and on scrolling up. */
export function createMobileSearch(bar: HTMLElement, header: HTMLElement): MobileSearch {
  let opened: { readonly opener: HTMLElement; readonly stop: () => void } | undefined;

  function open(opener: HTMLElement): void {
    bar.hidden = false;
    bar.querySelector("form")?.reset();
    bar.querySelector("input")?.focus({ preventScroll: true });
    opener.setAttribute("aria-expanded", "true");
    header.dataset.open = bar.id;
    const stop = watchScroll((state) => {
      if (state !== "down") close();
    });
    opened = { opener, stop };
  }

  function close(): void {
    if (!opened) return;
    opened.stop();
    opened.opener.setAttribute("aria-expanded", "false");
    opened = undefined;
    bar.hidden = true;
    delete header.dataset.open;
  }

  function closeIfOutside({ target }: Event): void {
    if (opened && target instanceof Node && !bar.contains(target) && !opened.opener.contains(target)) close();
  }

  document.addEventListener("click", closeIfOutside);
  document.addEventListener("focusin", closeIfOutside);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !opened) return;
    const { opener } = opened;
    close();
    opener.focus();
  });
  matchMedia(above.tablet).addEventListener("change", ({ matches }) => {
    if (matches) close();
  });
  onLeave(close);
  return { toggle: (opener) => (opened ? close() : open(opener)) };
}
