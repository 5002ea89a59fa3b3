import { onLeave } from "../navigation/navigation-events.ts";
import { nextPaint } from "../next-paint.ts";

/** Attribute of a button that closes its dialog. */
export const CLOSES_ATTRIBUTE = "data-close";

const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/**
 * Opens a modal dialog. The browser traps and restores the focus, closes it with Escape, and covers the page with a
 * backdrop. The page does not scroll while the dialog is open.
 *
 * @param opener - The button that opened it; has `aria-expanded`, and gets the focus back.
 */
export function openDialog(
  dialog: HTMLDialogElement,
  { opener, focus }: { readonly opener?: HTMLElement; readonly focus: HTMLElement | null },
): void {
  if (dialog.open) return;
  const root = document.documentElement;
  root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
  // Not every browser focuses a button when it is clicked.
  opener?.focus({ preventScroll: true });
  if (opener) openers.set(dialog, opener);
  opener?.setAttribute("aria-expanded", "true");
  // The browser can close it too, for example by a gesture.
  dialog.addEventListener("close", () => collapseOpener(dialog), { once: true });
  dialog.showModal();
  focus?.focus();
}

/**
 * Shows a dialog by its attribute `data-opening`, and opens it once that is painted: a modal dialog makes the page inert,
 * and the browser recalculates the styles of all of it.
 */
export async function openDialogAfterPaint(
  dialog: HTMLDialogElement,
  options: Parameters<typeof openDialog>[1],
): Promise<void> {
  dialog.dataset.opening = "";
  await nextPaint();
  if (dialog.dataset.opening === undefined) return;
  openDialog(dialog, options);
  delete dialog.dataset.opening;
}

/** Closes a dialog, or keeps it closed that is still being opened by {@link openDialogAfterPaint}. */
export function closeDialog(dialog: HTMLDialogElement): void {
  delete dialog.dataset.opening;
  // Before the focus returns to the button, because the screen reader then reads its state.
  collapseOpener(dialog);
  dialog.close();
}

function collapseOpener(dialog: HTMLDialogElement): void {
  openers.get(dialog)?.setAttribute("aria-expanded", "false");
}

/** Closes dialogs by their buttons, Escape, a click on the backdrop, and navigation to another page. */
export function startDialogs(): void {
  /** A text selection that ends outside the dialog causes a click on the backdrop too; it must not close the dialog. */
  let pressed: EventTarget | null = null;
  document.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const isBackdrop = target instanceof HTMLDialogElement && pressed === target;
    const dialog = target.closest("dialog");
    if (dialog && (isBackdrop || target.closest(`button[${CLOSES_ATTRIBUTE}]`))) closeDialog(dialog);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || !(event.target instanceof Element)) return;
    const dialog = event.target.closest("dialog");
    if (!dialog) return;
    // By default, Escape would clear a search field first.
    event.preventDefault();
    closeDialog(dialog);
  });
  onLeave(() => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:is([open], [data-opening])")) {
      closeDialog(dialog);
    }
  });
}
