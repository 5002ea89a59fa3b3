/**
 * Answers the buttons that content may have: `data-print` prints the page, `data-copy` copies the address that it
 * holds and says so in the element after it. Content has no listeners of its own.
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
    // Not allowed, or no secure connection: the visitor can still take it from here.
    outcome.textContent = address;
  }
}
