import { openDialog } from "../shell/dialogs.ts";

/** How long a modal waits before it checks again whether the visitor is busy. */
const RETRY_INTERVAL_MS = 1_000;

/** A key pressed within this time after the dialog opens was meant for the page before it. */
const REACTION_MS = 500;

/** Something is open over the page, or loading. Groups stay open in the closed mobile menu. */
const OPENED = "dialog[open], header [open]:not(dialog:not([open]) *), header[data-open], [aria-busy='true']";

/** Opens a modal dialog that the visitor did not request; waits while they type, have something open, or a page loads. */
export function showModal(dialog: HTMLDialogElement): void {
  if (isTyping(document.activeElement) || document.querySelector(OPENED)) {
    setTimeout(() => showModal(dialog), RETRY_INTERVAL_MS);
    return;
  }
  openDialog(dialog, { focus: dialog.querySelector("button") });
  ignoreEarlyKeys(dialog);
}

/** An `autofocus` field without typed text does not count as typing. */
function isTyping(focused: Element | null): boolean {
  if (!(focused instanceof HTMLInputElement)) return false;
  return !focused.autofocus || focused.value !== focused.defaultValue;
}

/** A key that was pressed before the visitor could see the dialog, or is held down since, does not close it. */
function ignoreEarlyKeys(dialog: HTMLDialogElement): void {
  let until = performance.now() + REACTION_MS;
  const ignore = (event: KeyboardEvent) => {
    const now = performance.now();
    if (now >= until) return;
    if (event.repeat) until = now + REACTION_MS;
    event.preventDefault();
    event.stopPropagation();
  };
  const closed = new AbortController();
  document.addEventListener("keydown", ignore, { capture: true, signal: closed.signal });
  dialog.addEventListener("close", () => closed.abort(), { once: true });
}
