import { nextPaint } from "../next-paint.ts";
import { type FetchedDocument, loadDocument } from "./document-cache.ts";
import { enterPage } from "./enter-page.ts";
import { MAIN_ID } from "./landmarks.ts";
import { emitLeave } from "./navigation-events.ts";
import { type HistoryEntry, type NavigationKind, navigationKind } from "./navigation-kind.ts";
import { showOfflineMessage, startOffline } from "./offline.ts";
import { copyPage, type PageParts, replacePage } from "./page-document.ts";
import { recordPosition, startScrollRestoration } from "./scroll-restoration.ts";

/**
 * Event that is dispatched to each island in `<main>` before a navigation; `detail` is the address. An island that shows
 * this address itself calls `preventDefault()`.
 */
export const SHOW_IN_PLACE = "site:show-in-place";

/** Pages that are stored for back and forward, with their state (open menus, typed text). */
const MAX_PAGES = 20;

/** The history entry of the page in view, not of a page that is still loading. */
let current: HistoryEntry = { key: "", pathname: "", search: "", hash: "" };

/** By the key of their history entry. */
const storedPages = new Map<string, PageParts>();
let navigations = 0;

export function startNavigation(): void {
  const knownKey = keyIn(history.state);
  current = { ...partsOf(location), key: knownKey ?? newKey() };
  history.replaceState({ key: current.key }, "");
  startScrollRestoration(() => current.key, knownKey !== undefined);
  startOffline();
  addEventListener("popstate", ({ state }) => {
    const stateKey = keyIn(state);
    const key = stateKey ?? newKey();
    // A new entry: the visitor followed a link within the page.
    if (stateKey === undefined) history.replaceState({ key }, "");
    void go({ ...partsOf(location), key }, stateKey !== undefined);
  });
}

export function navigate(address: string): void {
  const to = { ...partsOf(new URL(address, location.href)), key: newKey() };
  const isCurrentPage = addressOf(partsOf(location)) === addressOf(to);
  history[isCurrentPage ? "replaceState" : "pushState"]({ key: to.key }, "", address);
  void go(to, false);
}

interface Step {
  readonly kind: NavigationKind | undefined;
  /** Whether the navigation is back or forward in the history. */
  readonly isTraversal: boolean;
}

async function go(to: HistoryEntry, isTraversal: boolean): Promise<void> {
  navigations += 1;
  const navigation = navigations;
  setBusy(false);
  const step = { kind: navigationKind(to, current, isTraversal), isTraversal };
  const isSamePage = step.kind === undefined || step.kind === "same";
  // Before the page has changed.
  if (step.kind) recordPosition(current.key);
  if (isSamePage || isShownInPlace(to)) return show(to, step);
  const stored = isTraversal ? storedPages.get(to.key) : undefined;
  if (stored) return show(to, step, stored);
  setBusy(true);
  try {
    const [fetched] = await Promise.all([loadDocument(addressOf(to), "high"), nextPaint()]);
    // A later navigation may have started meanwhile.
    if (navigation === navigations) showDocument(to, step, fetched);
  } catch {
    if (navigation !== navigations) return;
    if (navigator.onLine) leaveToBrowser(to);
    else stay();
  }
}

/** Keeps the current page: offline, the browser could only show an error page. */
function stay(): void {
  setBusy(false);
  history.replaceState({ key: current.key }, "", addressOf(current) + current.hash);
  showOfflineMessage();
}

function showDocument(to: HistoryEntry, step: Step, { document, address }: FetchedDocument): void {
  // After a redirect, show the final address.
  if (address !== addressOf(to)) history.replaceState(history.state, "", address + to.hash);
  show({ ...partsOf(location), key: to.key }, step, copyPage(document));
}

function show(to: HistoryEntry, { kind, isTraversal }: Step, page?: PageParts): void {
  setBusy(false);
  emitLeave();
  if (page) {
    recordPosition(current.key);
    // Its elements are in the document from now on, and may come to show another search.
    storedPages.delete(to.key);
    storeForTraversal(current.key, replacePage(page));
  }
  current = to;
  if (kind) enterPage(kind, to, { isTraversal, focused: page?.focused ?? null });
}

function storeForTraversal(key: string, page: PageParts): void {
  storedPages.delete(key);
  storedPages.set(key, page);
  const [oldest] = storedPages.keys();
  if (storedPages.size > MAX_PAGES && oldest !== undefined) storedPages.delete(oldest);
}

function isShownInPlace(to: HistoryEntry): boolean {
  const islands = [...document.querySelectorAll(`#${MAIN_ID} [data-island]`)];
  return islands.some((island) => {
    const event = new CustomEvent(SHOW_IN_PLACE, { detail: addressOf(to), cancelable: true });
    return !island.dispatchEvent(event);
  });
}

/** Has the browser load an address. Restores the old address first: with only a new hash, the browser would not load. */
function leaveToBrowser(to: HistoryEntry): void {
  history.replaceState(history.state, "", addressOf(current));
  location.replace(addressOf(to) + to.hash);
}

/** Marks `<main>` as busy while the next page loads; the style sheet shows a progress bar for it. */
function setBusy(isBusy: boolean): void {
  const main = document.getElementById(MAIN_ID);
  if (isBusy) main?.setAttribute("aria-busy", "true");
  else main?.removeAttribute("aria-busy");
}

function partsOf({ pathname, search, hash }: Location | URL): Omit<HistoryEntry, "key"> {
  return { pathname, search, hash };
}

function addressOf({ pathname, search }: Omit<HistoryEntry, "key">): string {
  return pathname + search;
}

function keyIn(state: unknown): string | undefined {
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : undefined;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
