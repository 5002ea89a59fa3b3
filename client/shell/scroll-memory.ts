const STORE = "scroll";

/** How far down each entry of the history was when the visitor left it; kept over a reload. */
const places = new Map<string, number>(stored());

/** Takes over from the browser, which puts a page back before its content is there. Answers how to stop. */
export function keepScroll(currentKey: () => string): () => void {
  history.scrollRestoration = "manual";
  const keep = () => places.set(currentKey(), window.scrollY);
  const leave = () => {
    // Elsewhere, and for a page that is loaded anew, the browser does it better.
    history.scrollRestoration = "auto";
    try {
      sessionStorage.setItem(STORE, JSON.stringify([...places]));
    } catch {
      // A visitor who allows no storage starts at the top.
    }
  };
  const comeBack = () => {
    history.scrollRestoration = "manual";
  };
  window.addEventListener("scroll", keep, { passive: true });
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", comeBack);
  return () => {
    window.removeEventListener("scroll", keep);
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", comeBack);
  };
}

/** How far down an entry of the history was; the top for one that is not known. */
export function scrollOf(key: string): number {
  return places.get(key) ?? 0;
}

function stored(): [string, number][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? "[]");
    return Array.isArray(found) ? found.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";
}
