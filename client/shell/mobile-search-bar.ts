import { onLeave } from "../navigation/navigation-events.ts";
import { above } from "../styles/media.ts";
import { watchScroll } from "./watch-scroll.ts";

/**
 * Returns a function that opens and closes the bar with a search field under the header of a narrow screen. The bar closes
 * on a click or focus outside, on Escape, on navigation, and on scrolling up.
 */
export function mobileSearchToggle(bar: HTMLElement, header: HTMLElement): (opener: HTMLElement) => void {
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
  return (opener) => (opened ? close() : open(opener));
}
