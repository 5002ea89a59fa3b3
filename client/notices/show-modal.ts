/** How long a modal waits before it checks again whether the visitor is busy. */
const RETRY_INTERVAL_MS = 1_000;

/** A key pressed within this time after the dialog opens was meant for the page before it. */
const REACTION_MS = 500;

/** Something is open over the page, or loading. Groups stay open in the closed mobile menu. */
const OPENED = "dialog[open], header [open]:not(dialog:not([open]) *), header[data-open], [aria-busy='true']";

/**
 * Opens a modal that the visitor did not request; waits while they type, have something open, or a page loads.
 *
 * @returns A function that stops waiting.
 */
export function showModal(dialog: HTMLDialogElement, open: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryToOpen = () => {
    if (isTyping(document.activeElement) || document.querySelector(OPENED)) {
      timer = setTimeout(tryToOpen, RETRY_INTERVAL_MS);
      return;
    }
    open();
    ignoreEarlyKeys(dialog);
  };
  tryToOpen();
  return () => clearTimeout(timer);
}

/** A field that had the focus when the page was loaded does not count as typing until something is typed. */
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
