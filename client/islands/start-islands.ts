import { showOfflineMessage } from "../navigation/offline.ts";
import { prefersReducedData } from "../navigation/prefers-reduced-data.ts";
import { nextPaint } from "../next-paint.ts";
import { whenIdle } from "../when-idle.ts";

/** Events that show that the visitor is about to use an island. */
const INTENT_EVENTS = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "input"] as const;

const hydrations = new WeakMap<Element, Promise<void>>();
const hydrated = new WeakSet<Element>();

/**
 * Hydrates each island at the first event that shows intent to use it. The lazy chunk with React and the islands is
 * preloaded when the browser is idle, and executed only at hydration.
 *
 * @param script - Address of that chunk; absent where it is not preloaded.
 */
export function startIslands(script: string | undefined): void {
  for (const type of INTENT_EVENTS)
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  document.addEventListener("click", holdClick, { capture: true });
  document.addEventListener("submit", holdSubmit, { capture: true });
  if (script === undefined) return;
  whenIdle(() => {
    if (prefersReducedData()) return;
    const link = document.createElement("link");
    // By default a script comes before images.
    document.head.append(Object.assign(link, { rel: "modulepreload", href: script, fetchPriority: "low" }));
  });
}

/** Hydrates an island, or the one in an element, once; rejects when its chunk cannot be loaded. */
export async function hydrate(element: Element): Promise<void> {
  const island = element.matches("[data-island]") ? element : element.querySelector("[data-island]");
  if (!(island instanceof HTMLElement)) return;
  const pending = hydrations.get(island) ?? startHydration(island);
  hydrations.set(island, pending);
  return pending;
}

async function startHydration(island: HTMLElement): Promise<void> {
  try {
    // Paint the effect of the click first: on a phone, executing React takes noticeably longer.
    await nextPaint();
    const { hydrateIsland } = await import("./hydrate.tsx");
    await hydrateIsland(island);
    hydrated.add(island);
    island.dataset.hydrated = "";
  } catch (error) {
    hydrations.delete(island);
    throw error;
  }
}

function islandOf({ target }: Event): Element | undefined {
  const island = target instanceof Element ? target.closest("[data-island]") : null;
  return island && !hydrated.has(island) ? island : undefined;
}

function onIntent(event: Event): void {
  const island = islandOf(event);
  // `autofocus` when the page loads is not the visitor's intent.
  const isFirstFocus = event.type === "focusin" && !navigator.userActivation?.hasBeenActive;
  if (island && !isFirstFocus) hydrate(island).catch(() => undefined);
}

/** Replays a click on a button after hydration. Links need no React. */
function holdClick(event: MouseEvent): void {
  const island = islandOf(event);
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!island || button?.type !== "button") return;
  event.stopPropagation();
  hydrate(island).then(
    () => button.click(),
    () => undefined,
  );
}

/** Replays a submit after hydration. If hydration fails, the browser submits the form, unless it is offline. */
function holdSubmit(event: SubmitEvent): void {
  const island = islandOf(event);
  const { target: form, submitter } = event;
  if (!island || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  // Replayed once, however often it is submitted meanwhile.
  if (form.getAttribute("aria-busy") === "true") return;
  form.setAttribute("aria-busy", "true");
  hydrate(island)
    .finally(() => form.removeAttribute("aria-busy"))
    .then(
      () => form.requestSubmit(submitter),
      () => (navigator.onLine ? form.submit() : showOfflineMessage()),
    );
}
