/**
 * Before Tab moves the focus: what a table scrolls in is a stop only if the table is wider, in the window as it is now. Without
 * scripts it always is one, since it may have to be scrolled by keyboard.
 */
export function skipTablesThatFit({ key }: KeyboardEvent): void {
  if (key !== "Tab") return;
  for (const scroller of document.querySelectorAll<HTMLElement>("main section[tabindex]"))
    scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1;
}
