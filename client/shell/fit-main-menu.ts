import { closeDialog } from "./dialogs.ts";
import { MOBILE_MENU_ID, NO_ROOM_FOR_MENU } from "./overlay-ids.ts";

/**
 * Switches to the mobile menu where the main menu does not fit beside the logo: editors decide how many groups it has
 * and their titles. The hidden main menu keeps its width, so that it can be measured whether it fits again.
 */
export function fitMainMenu(menu: HTMLElement, header: HTMLElement): void {
  const bar = menu.parentElement;
  const logo = bar?.firstElementChild;
  if (!bar || !logo) return;
  const fit = () => {
    const gap = Number.parseFloat(getComputedStyle(bar).columnGap);
    const needed = logo.getBoundingClientRect().width + gap + menu.getBoundingClientRect().width;
    // Tolerance for the rounding of fractional pixels.
    const fits = needed <= bar.getBoundingClientRect().width + 0.5;
    header.toggleAttribute(NO_ROOM_FOR_MENU, !fits);
    const mobileMenu = document.getElementById(MOBILE_MENU_ID);
    const isWide = fits && menu.getClientRects().length > 0;
    if (isWide && mobileMenu instanceof HTMLDialogElement) closeDialog(mobileMenu);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(bar);
  observer.observe(menu);
}
