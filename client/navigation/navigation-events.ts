type Listener = () => void;

const leaveListeners = new Set<Listener>();
const pageViewListeners = new Set<Listener>();

/** Registers a listener that is called before each page is replaced by the next. */
export function onLeave(listener: Listener): void {
  leaveListeners.add(listener);
}

/** Registers a listener that is called when the next page is in view and its title is set. */
export function onPageView(listener: Listener): void {
  pageViewListeners.add(listener);
}

export function emitLeave(): void {
  for (const listener of leaveListeners) listener();
}

export function emitPageView(): void {
  for (const listener of pageViewListeners) listener();
}
