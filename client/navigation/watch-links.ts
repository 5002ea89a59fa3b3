/** Tells of every link of the page: those there are, and each that comes or changes. */
export function watchLinks(tell: (link: HTMLAnchorElement) => void): void {
  const look = (element: Element) => {
    if (element instanceof HTMLAnchorElement) tell(element);
    for (const link of element.querySelectorAll<HTMLAnchorElement>("a[href]")) tell(link);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes" && target instanceof HTMLAnchorElement) tell(target);
      for (const node of addedNodes) if (node instanceof Element) look(node);
    }
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
  look(document.body);
}
