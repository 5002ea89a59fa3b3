import { MAIN_ID, OFFLINE_ID } from "./landmarks.ts";
import { onPageView } from "./navigation-events.ts";

/** Shows the offline message on the current page, until there is a connection. */
export function showOfflineMessage(): void {
  const message = document.getElementById(OFFLINE_ID);
  if (!message) return;
  // Outside an open modal dialog, the message would be hidden and inert.
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  (dialogs.at(-1) ?? document.getElementById(MAIN_ID)?.parentElement)?.append(message);
  message.hidden = false;
}

/** Hides the offline message when the connection is back, or when a page could be shown without one. */
export function startOffline(): void {
  const hide = () => {
    const message = document.getElementById(OFFLINE_ID);
    if (message) message.hidden = true;
  };
  addEventListener("online", hide);
  onPageView(hide);
}
