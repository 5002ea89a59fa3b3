/** Tells of every link in a part of the page: those there are, and each that comes or changes. Answers how to stop. */
export function watchLinks(root: Element, told: (link: HTMLAnchorElement) => void): () => void {
  const look = (element: Element) => {
    if (element instanceof HTMLAnchorElement) told(element);
    for (const link of element.querySelectorAll<HTMLAnchorElement>("a[href]")) told(link);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) told(target);
      for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
  look(root);
  return () => observer.disconnect();
}
