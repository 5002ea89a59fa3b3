/**
 * What a document runs first, and all that it runs by itself. The page reads, links and sends its forms without scripts,
 * so those that take over come once it is painted, or when the visitor turns to it; the document names them, in the order
 * in which they run. Imports nothing, since whatever it did would come with the page.
 */

/** Milliseconds after which the scripts are fetched whatever the page still waits for. */
const PATIENCE = 4_000;

/** What tells that somebody uses the page. A pointer may rest on it since before it was there, and tells nothing. */
const SIGNS = ["pointerdown", "keydown"] as const;

const { pathname, search } = location;
let begun: true | undefined;
let pressed: HTMLButtonElement | undefined;

/** What a press asks of a script, and nobody else can do, is done once the script is there. */
function remember({ target }: Event): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  if (button) pressed = button;
}

/**
 * Loads what the visitor goes back to. After a reload the browser takes pages that were opened in place for this document's
 * own, and leaves it to a script to show them.
 */
function goBack(): void {
  if (location.pathname !== pathname || location.search !== search) location.reload();
}

/** Fetches the scripts together and runs them one by one, so that the browser can answer in between. */
function begin(): void {
  if (begun) return;
  begun = true;
  const named = document.querySelector<HTMLScriptElement>("script[data-later]")?.dataset.later;
  const scripts = named?.split(" ") ?? [];
  const fetched = scripts.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
  );
  document.head.append(...fetched);
  run(scripts);
}

/** Where one does not come, the page stays as it is without scripts. */
function run([src, ...others]: readonly string[]): void {
  if (src === undefined) {
    document.removeEventListener("click", remember);
    removeEventListener("popstate", goBack);
    pressed?.click();
    return;
  }
  const script = Object.assign(document.createElement("script"), { type: "module", src });
  script.addEventListener("load", () => run(others));
  document.head.append(script);
}

/** What has loaded is painted with the next frame, unless it is the first, which takes longer to reach the screen. */
function whenPainted(action: () => void): void {
  // Safari has no idle callbacks.
  const atLeisure = () =>
    "requestIdleCallback" in window ? requestIdleCallback(action) : setTimeout(action);
  const onceSeen = () => new PerformanceObserver(atLeisure).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(onceSeen));
}

document.addEventListener("click", remember);
addEventListener("popstate", goBack);
for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, once: true, passive: true });
// The page cannot have loaded yet: it waits for this.
addEventListener("load", () => whenPainted(begin));
setTimeout(begin, PATIENCE);

export {};
