/**
 * Puts a button in the place of that which does its work without JavaScript: the same to look at, and with the focus if
 * that had it.
 *
 * @param words - Whose content becomes the button's.
 */
export function buttonInPlaceOf(element: HTMLElement, words: HTMLElement = element): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = words.className;
  button.setAttribute("aria-expanded", "false");
  button.append(...words.childNodes);
  const hadFocus = document.activeElement === words;
  element.replaceWith(button);
  if (hadFocus) button.focus({ preventScroll: true });
  return button;
}

/** Calls a function when the window has been widened to a breakpoint: what is made for smaller screens has to go. */
export function onWidthReached(query: string, listener: () => void): void {
  matchMedia(query).addEventListener("change", ({ matches }) => {
    if (matches) listener();
  });
}
