type Listener = () => void;

const leaveListeners = new Set<Listener>();
const pageViewListeners = new Set<Listener>();

/** Calls a function whenever the visitor leaves a page, before the next one takes its place. */
export function onLeave(listener: Listener): void {
  leaveListeners.add(listener);
}

/** Calls a function whenever the next page is in view, its title set. */
export function onPageView(listener: Listener): void {
  pageViewListeners.add(listener);
}

export function emitLeave(): void {
  for (const listener of leaveListeners) listener();
}

export function emitPageView(): void {
  for (const listener of pageViewListeners) listener();
}
