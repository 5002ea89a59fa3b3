/**
 * Calls back for every link in an element: existing links, and links that are added or whose address changes. Returns a
 * function that stops it.
 */
export function watchLinks(root: Element, onLink: (link: HTMLAnchorElement) => void): () => void {
  const visit = (element: Element) => {
    if (element instanceof HTMLAnchorElement) onLink(element);
    for (const link of element.getElementsByTagName("a")) if (link.href) onLink(link);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) onLink(target);
      for (const node of addedNodes) if (node instanceof Element) visit(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
  visit(root);
  return () => observer.disconnect();
}
