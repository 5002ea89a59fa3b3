/**
 * Handles the buttons that content may have: `data-print` prints the page, `data-copy` copies its value to the
 * clipboard and confirms it in the next element. One delegated listener, since content is replaced on navigation.
 */
export function startPageActions(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    if (button.dataset.print !== undefined) window.print();
    if (button.dataset.copy) void copy(button, button.dataset.copy);
  });
}

async function copy(button: HTMLButtonElement, address: string): Promise<void> {
  const outcome = button.nextElementSibling;
  if (!outcome) return;
  try {
    await navigator.clipboard.writeText(address);
    outcome.textContent = "Copied";
  } catch {
    // No permission, or no secure context: show the address, so that the visitor can copy it by hand.
    outcome.textContent = address;
  }
}
