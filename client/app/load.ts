import { languages } from "virtual:languages";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { fetchShell } from "../api/fetch-shell.ts";
import { untilIdle, whenIdle } from "../browser/when-idle.ts";
import { focusSearchField } from "../search/search-field.ts";
import { MAIN_ID, OPENS } from "../shell/ids.ts";
import { restorePosition } from "./history-entry.ts";
import { BEGINS, watchPresses } from "./presses.ts";

/** How long the browser may be busy with something else between two steps of the start. */
const PAUSE_MS = 500;

/**
 * Loads and starts the application when the page is loaded and the browser is idle, or at the first press on a control.
 * Until then, and if it cannot be loaded, the document works by itself.
 */
export function loadApplication(settings: DocumentSettings, app: readonly string[]): void {
  const started = new AbortController();
  const { signal } = started;
  let isStarting = false;
  let isUrgent = false;
  const untilPressed = watchPresses(signal);
  const pause = async () => {
    if (!isUrgent) await untilIdle(PAUSE_MS);
    await untilPressed();
  };
  const run = async () => {
    if (isStarting) return;
    isStarting = true;
    // The browser has reported what could not be loaded. The next press tries again.
    const loaded = await load(settings, app, pause).catch(() => undefined);
    isStarting = loaded !== undefined;
    loaded?.start(settings, loaded.shell, started);
  };
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(`button, form, [${OPENS}]`)) return;
    isUrgent = true;
    void run();
  };
  if (!restorePosition()) focusSearchField();
  const before = { capture: true, signal };
  for (const type of BEGINS) document.addEventListener(type, onPress, before);
  document.addEventListener("click", pressDialogLink, before);
  document.addEventListener("mousedown", keepFocus, before);
  addEventListener("popstate", reloadIfAddressChanged, { signal });
  showAsModal(document.querySelector("dialog:target"));
  whenIdle(() => void run());
}

/** Opens the dialog that a link names, or closes the one around a link. What is typed in it stays when the application starts. */
function pressDialogLink(event: MouseEvent): void {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest(`[${OPENS}], dialog [href^="#"]`) : null;
  if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
  const opened = document.getElementById(link.getAttribute(OPENS) ?? "");
  const dialog = opened ?? link.closest("dialog");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (opened) dialog.showModal();
  else dialog.close();
}

/** The second press of a double click was meant for the link that has opened a dialog: it does not take the focus away. */
function keepFocus(event: MouseEvent): void {
  const { target, detail } = event;
  if (
    detail > 1 &&
    target instanceof Element &&
    target.closest("dialog") &&
    !target.closest("a, button, input")
  ) {
    event.preventDefault();
  }
}

/** A dialog whose link was pressed before this script was there, so that the browser has gone to its address. */
function showAsModal(dialog: Element | null): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Only another part of the page makes the browser forget it.
  location.replace(`#${MAIN_ID}`);
  dialog.showModal();
}

const addressOfDocument = location.pathname + location.search;

/** After a reload, the entries before belong to this document, which only the application can change. */
function reloadIfAddressChanged(): void {
  if (location.pathname + location.search !== addressOfDocument) location.reload();
}

/** Loads the application's data, and its scripts in tasks of their own, so that none is long, with pauses in between. */
async function load(
  { shell, language = "" }: DocumentSettings,
  app: readonly string[],
  pause: () => Promise<void>,
) {
  for (const href of app) {
    const link = document.createElement("link");
    // By default a script comes before images.
    document.head.append(Object.assign(link, { rel: "modulepreload", href, fetchPriority: "low" }));
  }
  const content = shell === undefined ? undefined : fetchShell(shell);
  // It is awaited below: a failure before that is not unhandled.
  content?.catch(() => undefined);
  for (const src of app.slice(0, -1)) {
    await pause();
    await runScript(src);
  }
  await pause();
  const startOf = languages[language];
  if (!startOf) throw new Error(`The site has no language ${language}.`);
  const { start } = await startOf();
  await pause();
  const data = await content;
  // Nobody has what the document shows any more. With other content, React would replace it, and what is typed in it.
  if (data?.version !== shell) throw new Error("The shell of the document is unknown.");
  return { start, shell: data };
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { type: "module", src });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${src} could not be loaded.`)));
    document.head.append(script);
  });
}
