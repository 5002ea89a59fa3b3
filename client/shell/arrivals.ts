const listeners = new Set<() => void>();

/** Calls a function at each arrival on another page, its title set. */
export function onArrival(listener: () => void): void {
  listeners.add(listener);
}

/** Says that the visitor has arrived on another page. */
export function noticeArrival(): void {
  for (const listener of listeners) listener();
}
