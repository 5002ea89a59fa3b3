/** The link that had the focus last, by what stays when the HTML around it is replaced. */
let last: { readonly href: string; readonly words: string | null } | undefined;

/** Notes from now on which link has the focus. */
export function watchFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof HTMLAnchorElement ? { href: target.href, words: target.textContent } : undefined;
  });
}

/** The link in a part of the page that is the same as the one that had the focus last. */
export function linkOfLastFocus(part: Element | null): HTMLAnchorElement | undefined {
  const links = part?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [];
  return Array.from(links).find(({ href, textContent }) => href === last?.href && textContent === last.words);
}
