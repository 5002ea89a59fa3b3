import { onLeave } from "../navigation/navigation-events.ts";

/** Attribute of a button that closes the dialog that it is in. */
export const CLOSES_ATTRIBUTE = "data-close";

/**
 * Opens a modal dialog. The browser keeps the focus in it and gives it back, closes it with Escape, and lays a backdrop
 * over the page. The page does not scroll meanwhile.
 *
 * @param opener - What the visitor opened it with; it says whether the dialog is open, and gets the focus back.
 */
export function openDialog(
  dialog: HTMLDialogElement,
  { opener, focus }: { readonly opener?: HTMLElement; readonly focus: HTMLElement | null },
): void {
  if (dialog.open) return;
  const root = document.documentElement;
  root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
  // Not every browser gives a button that was pressed the focus.
  opener?.focus({ preventScroll: true });
  opener?.setAttribute("aria-expanded", "true");
  dialog.addEventListener("close", () => opener?.setAttribute("aria-expanded", "false"), { once: true });
  dialog.showModal();
  focus?.focus();
}

/** Has every dialog close with its buttons, with Escape, with a press beside it, and when it has led to a page. */
export function startDialogs(): void {
  /** A text that is marked beyond the edge of the dialog ends in a click beside it, too. */
  let pressed: EventTarget | null = null;
  document.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const isBackdrop = target instanceof HTMLDialogElement && pressed === target;
    if (isBackdrop || target.closest(`button[${CLOSES_ATTRIBUTE}]`)) target.closest("dialog")?.close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || !(event.target instanceof Element)) return;
    const dialog = event.target.closest("dialog");
    if (!dialog) return;
    // Left to itself, Escape would empty a search field first.
    event.preventDefault();
    dialog.close();
  });
  onLeave(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });
}
