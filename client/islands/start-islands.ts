import { sayOffline } from "../navigation/offline.ts";
import { prefersReducedData } from "../navigation/prefers-reduced-data.ts";
import { whenIdle } from "../when-idle.ts";

/** By what somebody shows that they want an island: pointing at it, touching it, going to it, typing. */
const SIGNS = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown", "input"] as const;

const hydrations = new WeakMap<Element, Promise<void>>();
const hydrated = new WeakSet<Element>();

/**
 * Hydrates each island with the first sign that somebody wants it. React and the islands' code are fetched ahead when the
 * browser is idle, and run only then.
 *
 * @param script - Address of that code; absent where it need not be fetched ahead.
 */
export function startIslands(script: string | undefined): void {
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { capture: true, passive: true });
  document.addEventListener("click", holdClick, { capture: true });
  document.addEventListener("submit", holdSubmit, { capture: true });
  if (script === undefined || prefersReducedData()) return;
  whenIdle(() =>
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href: script }),
    ),
  );
}

/** Hydrates an island, or that in an element, once; rejects when its code does not come. */
export async function hydrate(element: Element): Promise<void> {
  const island = element.matches("[data-island]") ? element : element.querySelector("[data-island]");
  if (!(island instanceof HTMLElement)) return;
  const running = hydrations.get(island) ?? start(island);
  hydrations.set(island, running);
  return running;
}

async function start(island: HTMLElement): Promise<void> {
  try {
    // What the press itself changes comes first: to run React takes a phone longer than to show that.
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

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function islandOf({ target }: Event): Element | undefined {
  const island = target instanceof Element ? target.closest("[data-island]") : null;
  return island && !hydrated.has(island) ? island : undefined;
}

function onSign(event: Event): void {
  const island = islandOf(event);
  // A page whose field has the focus from the start is not wanted for that.
  const isFirstFocus = event.type === "focusin" && !navigator.userActivation?.hasBeenActive;
  if (island && !isFirstFocus) hydrate(island).catch(() => undefined);
}

/** What is pressed before React runs is done once it does. Links need no React. */
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

/** A form is sent by the browser where React does not come; without a connection it stays as it is. */
function holdSubmit(event: SubmitEvent): void {
  const island = islandOf(event);
  const { target: form, submitter } = event;
  if (!island || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  form.setAttribute("aria-busy", "true");
  hydrate(island)
    .finally(() => form.removeAttribute("aria-busy"))
    .then(
      () => form.requestSubmit(submitter),
      () => (navigator.onLine ? form.submit() : sayOffline()),
    );
}
