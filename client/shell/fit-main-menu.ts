import { MOBILE_MENU_ID, NO_ROOM_FOR_MENU } from "./overlay-ids.ts";

/**
 * Has the menu of a narrow screen stand in where that of a wide one does not fit beside the logo: editors choose how many
 * groups it has and how they are called. Out of sight it keeps its width, by which it is known when there is room again.
 */
export function fitMainMenu(menu: HTMLElement, header: HTMLElement): void {
  const bar = menu.parentElement;
  const logo = bar?.firstElementChild;
  if (!bar || !logo) return;
  const fit = () => {
    const gap = Number.parseFloat(getComputedStyle(bar).columnGap);
    const needed = logo.getBoundingClientRect().width + gap + menu.getBoundingClientRect().width;
    // Widths are fractions of pixels, and add up to what is not quite their sum.
    const fits = needed <= bar.getBoundingClientRect().width + 0.5;
    header.toggleAttribute(NO_ROOM_FOR_MENU, !fits);
    const mobileMenu = document.getElementById(MOBILE_MENU_ID);
    const isWide = fits && menu.getClientRects().length > 0;
    if (isWide && mobileMenu instanceof HTMLDialogElement) mobileMenu.close();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(bar);
  observer.observe(menu);
}
