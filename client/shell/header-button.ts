/**
 * Replaces an element that works without JavaScript by a button that looks the same; keeps the focus if it had it.
 *
 * @param labelElement - Its content and class become the button's.
 */
export function buttonInPlaceOf(
  element: HTMLElement,
  labelElement: HTMLElement = element,
): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = labelElement.className;
  button.setAttribute("aria-expanded", "false");
  button.append(...labelElement.childNodes);
  const hadFocus = document.activeElement === labelElement;
  element.replaceWith(button);
  if (hadFocus) button.focus({ preventScroll: true });
  return button;
}
