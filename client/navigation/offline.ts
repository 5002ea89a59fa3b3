import { MAIN_ID, OFFLINE_ID } from "./landmarks.ts";
import { onPageView } from "./navigation-events.ts";

/** Tells the visitor, where they are, that what they asked for takes a connection; until there is one. */
export function sayOffline(): void {
  const words = document.getElementById(OFFLINE_ID);
  if (!words) return;
  // Outside an open dialog nobody would see or hear it.
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  (dialogs.at(-1) ?? document.getElementById(MAIN_ID)?.parentElement)?.append(words);
  words.hidden = false;
}

/** Takes the words back when there is a connection again, or when a page came without one. */
export function startOffline(): void {
  const hide = () => {
    const words = document.getElementById(OFFLINE_ID);
    if (words) words.hidden = true;
  };
  addEventListener("online", hide);
  onPageView(hide);
}
