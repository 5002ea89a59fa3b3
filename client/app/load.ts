import type { DocumentSettings, ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { prefersReducedData } from "../prefers-reduced-data.ts";
import { OPENS } from "../shell/opens.ts";
import { whenIdle, whenLoaded } from "../when-idle.ts";
import { restorePosition } from "./history-entry.ts";

/** What a visitor does who is about to use something that only the application can do, or does better. */
const PRESS_EVENTS = ["pointerdown", "keydown"] as const;

/**
 * Loads and starts the application when the page is loaded and the browser is idle, or at the first press on a control.
 * Until then, and if it cannot be loaded, the document works by itself.
 */
export function loadApplication(settings: DocumentSettings, app: readonly string[]): void {
  let isStarting = false;
  let isUrgent = false;
  let loadedAtMs: number | undefined;
  whenLoaded(() => {
    loadedAtMs = performance.now();
  });
  const run = async () => {
    if (isStarting) return;
    isStarting = true;
    const pause = async () => {
      if (!isUrgent) await untilIdle();
    };
    // The browser has reported why a script could not be loaded. The next press tries again.
    const loaded = await load(settings, app, pause).catch(() => undefined);
    isStarting = loaded !== undefined;
    if (!loaded) return;
    loaded.start({ ...settings, loadedAtMs }, loaded.shell);
    for (const type of PRESS_EVENTS) document.removeEventListener(type, onPress);
    document.removeEventListener("click", openDialog);
    removeEventListener("popstate", reloadIfAddressChanged);
  };
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(`button, form, [${OPENS}]`)) return;
    isUrgent = true;
    void run();
  };
  restorePosition();
  for (const type of PRESS_EVENTS) document.addEventListener(type, onPress);
  document.addEventListener("click", openDialog);
  addEventListener("popstate", reloadIfAddressChanged);
  if (!prefersReducedData()) whenIdle(() => void run());
}

/** Opens the dialog that a link names. What is typed in it stays when the application starts. */
function openDialog(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  const id = target instanceof Element && target.closest(`[${OPENS}]`)?.getAttribute(OPENS);
  const dialog = id ? document.getElementById(id) : null;
  if (!(dialog instanceof HTMLDialogElement) || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  dialog.showModal();
}

const addressOfDocument = location.pathname + location.search;

/** After a reload, the entries before belong to this document, which only the application can change. */
function reloadIfAddressChanged(): void {
  if (location.pathname + location.search !== addressOfDocument) location.reload();
}

/**
 * Loads the application's scripts and data. Each script is run in a task of its own, so that none is long.
 *
 * @param pause - Awaited between these tasks.
 */
async function load({ shell }: DocumentSettings, app: readonly string[], pause: () => Promise<void>) {
  for (const href of app) {
    const link = document.createElement("link");
    // By default a script comes before images.
    document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }));
  }
  const content = shell === undefined ? undefined : fetchShell(shell);
  // It is awaited below: a failure before that is not unhandled.
  content?.catch(() => undefined);
  for (const src of app.slice(0, -1)) {
    await runScript(src);
    await pause();
  }
  const { start } = await import("./start.tsx");
  await pause();
  return { start, shell: await content };
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { type: "module", src });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(script);
  });
}

async function fetchShell(version: string): Promise<ShellData> {
  const response = await fetch(`/api/shell/${version}`);
  if (!response.ok) throw new Error(`The shell could not be loaded: status ${response.status}.`);
  return response.json();
}

/** How long the browser may be busy with something else. */
const TIMEOUT_MS = 500;

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, 1);
  });
}
