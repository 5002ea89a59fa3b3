/**
 * Handles a click on a button that content may have, before and after the application has started: `data-print` prints the
 * page, `data-copy` copies its value to the clipboard and confirms it with `data-copied` in the next element.
 */
export function pressPageAction({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (!button) return;
  if (button.dataset.print !== undefined) window.print();
  if (button.dataset.copy) void copy(button, button.dataset.copy);
}

async function copy(button: HTMLButtonElement, address: string): Promise<void> {
  const status = button.nextElementSibling;
  if (!status) return;
  try {
    await navigator.clipboard.writeText(address);
    status.textContent = button.dataset.copied ?? "";
  } catch {
    // No permission, or no secure context: show the address, so that the visitor can copy it by hand.
    status.textContent = address;
  }
}
