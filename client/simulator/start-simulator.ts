import { disableEventHandler, SimulatorManager, StateEventType } from "@prismicio/simulator/kit";

/** Shows the slices that the content service's page builder sends to this page in a frame, as the server renders them. */
export function startSimulator(zone: Element): void {
  const manager = new SimulatorManager();
  let latest = new AbortController();
  manager.state.on(StateEventType.Slices, (slices) => {
    latest.abort();
    latest = new AbortController();
    void show(JSON.stringify(slices), zone, latest.signal);
  });
  // Who edits a page does not leave it by its links.
  for (const type of ["click", "submit"]) window.addEventListener(type, preventNavigation, { capture: true });
  void manager.init();
}

async function show(slices: string, zone: Element, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(location.pathname, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: slices,
      signal,
    });
    const shown = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = shown.querySelector("[data-slice-zone]");
    if (!response.ok || !fresh) throw new Error(`The site responded with ${response.status}.`);
    zone.replaceChildren(...document.importNode(fresh, true).childNodes);
  } catch (error) {
    if (!signal.aborted) zone.textContent = `These slices cannot be shown. ${String(error)}`;
  }
}

function preventNavigation(event: Event): void {
  if (event.type === "submit" || (event.target instanceof Element && event.target.closest("a")))
    disableEventHandler(event);
}
