import { openDialog } from "../shell/dialogs.ts";

/** Milliseconds after which a modal that had to wait looks again whether the visitor is free. */
const LOOK_AGAIN_MS = 1_000;

/** Milliseconds in which a key that is pressed was meant for the page as it was before. */
const REACTION_MS = 500;

/** What is open over the page, or under way on it. */
const OPENED = "dialog[open], header [open], header[data-open], [aria-busy='true']";

/** Opens a modal dialog that nobody has asked for: not over what the visitor types, has open or waits for. */
export function showModal(dialog: HTMLDialogElement): void {
  if (isTyping(document.activeElement) || document.querySelector(OPENED)) {
    setTimeout(() => showModal(dialog), LOOK_AGAIN_MS);
    return;
  }
  openDialog(dialog, { focus: dialog.querySelector("button") });
  ignoreKeysOnTheirWay(dialog);
}

/** A field that has the focus from the start, and nothing typed in it, is not in use. */
function isTyping(focused: Element | null): boolean {
  if (!(focused instanceof HTMLInputElement)) return false;
  return !focused.autofocus || focused.value !== focused.defaultValue;
}

/** A key that was pressed before the dialog was seen, or has been held since, does not close it. */
function ignoreKeysOnTheirWay(dialog: HTMLDialogElement): void {
  let until = performance.now() + REACTION_MS;
  const ignore = (event: KeyboardEvent) => {
    const now = performance.now();
    if (now >= until) return;
    if (event.repeat) until = now + REACTION_MS;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", ignore, { capture: true });
  dialog.addEventListener("close", () => document.removeEventListener("keydown", ignore, { capture: true }), {
    once: true,
  });
}
