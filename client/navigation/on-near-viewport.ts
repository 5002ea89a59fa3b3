/** Distance from the viewport that counts as near (specification, section 9). */
const NEAR = "200px";

const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls a function once, when an element comes near the viewport. */
export function onNearViewport(element: Element, callback: () => void): void {
  // One observer for all elements; it does not keep removed elements in memory.
  observer ??= new IntersectionObserver(onIntersection, { rootMargin: NEAR });
  callbacks.set(element, callback);
  observer.observe(element);
}

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    callbacks.get(target)?.();
  }
}
