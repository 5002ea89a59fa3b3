/** Calls back for every link of the page: existing links, and links that are added or whose address changes. */
export function watchLinks(onLink: (link: HTMLAnchorElement) => void): void {
  const visit = (element: Element) => {
    if (element instanceof HTMLAnchorElement) onLink(element);
    for (const link of element.querySelectorAll<HTMLAnchorElement>("a[href]")) onLink(link);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) onLink(target);
      for (const node of addedNodes) if (node instanceof Element) visit(node);
    }
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
  visit(document.body);
}
