import { layOutAllSections } from "./deferred-layout.ts";

const STORE = "scroll";

/** Scroll position of each history entry when the visitor left it; survives a reload. */
let positions = new Map<string, number>();

/** Replaces the browser's scroll restoration, which would scroll before the page has been replaced. */
export function startScrollRestoration(currentKey: () => string): void {
  positions = new Map(stored());
  history.scrollRestoration = "manual";
  const position = scrollPosition(currentKey());
  if (position > 0) {
    // A position is only valid in the layout of the whole page; and WebKit does not restore it in manual mode.
    layOutAllSections();
    scrollTo(0, position);
  }
  addEventListener("scroll", () => recordPosition(currentKey()), { passive: true });
  // Firefox loses some of what is stored when the page is left.
  addEventListener("scrollend", store);
  addEventListener("pagehide", () => {
    // For a reload, and for a return from another site, the browser's restoration works better.
    history.scrollRestoration = "auto";
    recordPosition(currentKey());
    store();
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}

/** Records where a history entry is left: the event of its last scroll may still be pending. */
export function recordPosition(key: string): void {
  positions.set(key, scrollY);
}

/** Scroll position of a history entry; 0 for an unknown one. */
export function scrollPosition(key: string): number {
  return positions.get(key) ?? 0;
}

function store(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
    return Array.isArray(entries) ? entries.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
