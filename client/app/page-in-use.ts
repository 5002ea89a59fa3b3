import { BEGINS, CANCEL } from "./presses.ts";

/** What tells of a visitor who uses the page. Screen readers and voice control press and type without a pointer or a key. */
const USES = [...BEGINS, "click", "input"] as const;

/**
 * Watches whether the visitor presses or types anything from now on.
 *
 * @returns A function that says whether they have. A touch that scrolls is not a press.
 */
export function watchUse(signal: AbortSignal): () => boolean {
  let isUsed = false;
  let wasUsed = false;
  const onUse = () => {
    wasUsed = isUsed;
    isUsed = true;
  };
  const onCancel = () => {
    isUsed = wasUsed;
  };
  for (const type of USES) addEventListener(type, onUse, { capture: true, signal });
  addEventListener(CANCEL, onCancel, { capture: true, signal });
  return () => isUsed;
}

/** Whether a field of the page, its header or its footer has something that its document does not have. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(
    (field) =>
      field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked),
  );
}
