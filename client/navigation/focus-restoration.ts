/** The link that had the focus last, identified by what stays the same when the HTML is replaced. */
let last: { readonly href: string; readonly text: string | null } | undefined;

/** Records which link has the focus, from now on. */
export function watchFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof HTMLAnchorElement ? { href: target.href, text: target.textContent } : undefined;
  });
}

/** The link in a part of the page that is the same as the one that had the focus last. */
export function linkOfLastFocus(part: Element | null): HTMLAnchorElement | undefined {
  const links = part?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [];
  return Array.from(links).find(({ href, textContent }) => href === last?.href && textContent === last.text);
}
