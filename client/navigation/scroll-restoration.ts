const STORE = "scroll";

/** How far down each entry of the history was when the visitor left it; kept over a reload. */
let positions = new Map<string, number>();

/** Takes scroll restoration over from the browser, which scrolls a page before its content is there. */
export function startScrollRestoration(currentKey: () => string): void {
  positions = new Map(stored());
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => positions.set(currentKey(), scrollY), { passive: true });
  addEventListener("pagehide", () => {
    // Elsewhere, and for a page that is reloaded, the browser does it better.
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...positions]));
    } catch {
      // A visitor who allows no storage starts at the top.
    }
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}

/** How far down an entry of the history was; the top for one that is not known. */
export function scrollPosition(key: string): number {
  return positions.get(key) ?? 0;
}

function stored(): [string, number][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
    return Array.isArray(found) ? found.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
