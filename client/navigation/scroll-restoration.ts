import { whenIdle } from "../when-idle.ts";
import { layOutAllSections } from "./deferred-layout.ts";

const STORE = "scroll";

/** Scroll position of each history entry when the visitor left it; survives a reload. `undefined` until it is read. */
let positions: Map<string, number> | undefined;

/** Not at the start of the page if possible: the browser asks another process, during which this one waits. */
function storedPositions(): Map<string, number> {
  positions ??= new Map(stored());
  return positions;
}

/**
 * Replaces the browser's scroll restoration, which would scroll before the page has been replaced.
 *
 * @param isReturn - Whether the visitor has been at this history entry before, for example before a reload.
 */
export function startScrollRestoration(currentKey: () => string, isReturn: boolean): void {
  history.scrollRestoration = "manual";
  const position = isReturn ? scrollPosition(currentKey()) : 0;
  if (position > 0) {
    // A position is only valid in the layout of the whole page; and WebKit does not restore it in manual mode.
    layOutAllSections();
    scrollTo(0, position);
  }
  whenIdle(storedPositions);
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
  storedPositions().set(key, scrollY);
}

/** Scroll position of a history entry; 0 for an unknown one. */
export function scrollPosition(key: string): number {
  return storedPositions().get(key) ?? 0;
}

function store(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...storedPositions()]));
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
