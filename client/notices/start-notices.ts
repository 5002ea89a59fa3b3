import { openDialog } from "../shell/dialogs.ts";
import { BAR_OPEN } from "./bar-open.ts";
import { announcementCookie, NOTICE_DELAYS_MS, type Notice, noticesFor, visitCookie } from "./visit.ts";

/** Shows a visitor in time the notices of the document that they have yet to see. */
export function startNotices(): void {
  const bar = find("bar");
  const announcements = {
    hasCookiesPolicy: find("cookies") !== null,
    hasModal: find("modal") !== null,
    bar: bar ? { mark: bar.dataset.mark ?? "", returns: bar.dataset.returns !== undefined } : undefined,
  };
  // Who comes for the first time is told so by the cookies as they were before this visit set its own.
  const due = noticesFor(announcements, document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has not come to every browser
  document.cookie = visitCookie(location.protocol);
  // Those that come at the same time come in one frame: each makes room for the others.
  for (const [delayMs, notices] of Map.groupBy(due, (notice) => NOTICE_DELAYS_MS[notice])) {
    setTimeout(() => notices.forEach(showNotice), delayMs);
  }
}

function showNotice(notice: Notice): void {
  const element = find(notice);
  if (element) show(notice, element);
}

function find(notice: Notice): HTMLElement | null {
  return document.querySelector(`[data-notice="${notice}"]`);
}

function show(notice: Notice, element: HTMLElement): void {
  const button = element.querySelector("button");
  if (element instanceof HTMLDialogElement) {
    openDialog(element, { focus: button });
    return;
  }
  element.hidden = false;
  if (notice === "bar") document.body.classList.add(BAR_OPEN);
  button?.addEventListener("click", () => (notice === "bar" ? void closeBar(element) : element.remove()));
}

async function closeBar(bar: HTMLElement): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has not come to every browser
  document.cookie = announcementCookie(bar.dataset.mark ?? "", location.protocol);
  document.body.classList.remove(BAR_OPEN);
  bar.dataset.closing = "true";
  await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished));
  bar.remove();
}
