/** What the application keeps in the state of a history entry, beside what the router does. */
interface EntryState {
  /** By which the router knows the entry. */
  readonly key?: string;
  /** Scroll position at the end of the last scroll. */
  readonly position?: number;
}

function stateOfEntry(): EntryState {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? state : {};
}

/**
 * Gives each history entry a key, by which the router knows its scroll position. Entries that the browser has made itself
 * have none: that of the first document, and those of jumps by a link with a hash.
 */
export function keyHistoryEntries(): void {
  assignKey();
  let position = scrollY;
  const note = () => {
    position = scrollY;
  };
  addEventListener("scroll", note);
  // The browser reports a scroll with its next frame, and a link may be followed before it.
  addEventListener("click", note, true);
  // Before the listener of the router.
  addEventListener("popstate", () => {
    // After a jump, the router stores where the page before it was, and jumps itself.
    if (assignKey()) scrollTo(0, position);
  });
  addEventListener("scrollend", () => history.replaceState({ ...stateOfEntry(), position: scrollY }, ""));
}

/** @returns Whether the entry had no key. */
function assignKey(): boolean {
  const state = stateOfEntry();
  if (state.key !== undefined) return false;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, key, idx: 0 }, "");
  return true;
}

/**
 * Scrolls to where the visitor left this document. Other browsers than Firefox have done so already.
 *
 * @returns Whether they had scrolled.
 */
export function restorePosition(): boolean {
  const { position = 0 } = stateOfEntry();
  if (position > 0 && scrollY === 0) scrollTo(0, position);
  return position > 0 || scrollY > 0;
}
