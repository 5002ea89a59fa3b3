/** How far from the screen counts as near (specification, section 9). */
const NEAR = "200px";

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Does something once, when an element has come near the screen. */
export function onNearViewport(element: Element, action: () => void): void {
  // One observer for all elements; it lets go of those that leave the page.
  observer ??= new IntersectionObserver(notice, { rootMargin: NEAR });
  waiting.set(element, action);
  observer.observe(element);
}

function notice(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}
