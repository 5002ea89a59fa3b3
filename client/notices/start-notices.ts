import { whenLoaded } from "../when-loaded.ts";
import { BAR_OPEN } from "./bar-open.ts";
import { setCookie, siteCookies } from "./cookies.ts";
import { showModal } from "./show-modal.ts";
import {
  announcementCookie,
  isBarClosed,
  NOTICE_DELAYS_MS,
  type Notice,
  noticesFor,
  visitCookie,
} from "./visit.ts";

/** Shows a visitor in time the notices of the document that they have yet to see. */
export function startNotices(): void {
  const bar = find("bar");
  const cookies = siteCookies();
  const announcements = {
    hasCookiesPolicy: find("cookies") !== null,
    modalMark: find("modal")?.dataset.mark,
    bar: bar ? { mark: markOf(bar), returns: bar.dataset.returns !== undefined } : undefined,
  };
  // Who comes for the first time is told so by the cookies as they were before this visit set its own.
  const due = noticesFor(announcements, cookies);
  const visit = visitCookie(announcements, cookies, location.protocol);
  if (visit !== undefined) setCookie(visit);
  keepClear();
  whenLoaded(() => {
    // Those that come at the same time come in one frame: each makes room for the others.
    for (const [delayMs, notices] of Map.groupBy(due, (notice) => NOTICE_DELAYS_MS[notice])) {
      setTimeout(() => notices.forEach(showNotice), delayMs);
    }
  });
}

/** Has the page end above the notices at the foot of the screen, and what gets the focus be scrolled clear of them. */
function keepClear(): void {
  const stack = (find("cookies") ?? find("bar"))?.parentElement;
  const footer = document.querySelector("footer");
  if (!stack || !footer) return;
  new ResizeObserver(() => {
    const height = `${stack.offsetHeight}px`;
    footer.style.paddingBottom = height;
    document.documentElement.style.scrollPaddingBottom = height;
  }).observe(stack);
}

function showNotice(notice: Notice): void {
  const element = find(notice);
  if (element) show(notice, element);
}

function find(notice: Notice): HTMLElement | null {
  return document.querySelector(`[data-notice="${notice}"]`);
}

function markOf(notice: HTMLElement): string {
  return notice.dataset.mark ?? "";
}

function show(notice: Notice, element: HTMLElement): void {
  if (element instanceof HTMLDialogElement) {
    showModal(element);
    return;
  }
  element.hidden = false;
  if (notice === "bar" && element.dataset.returns === undefined) followOtherTabs(element);
  if (notice === "bar") document.body.classList.add(BAR_OPEN);
  element.querySelector("button")?.addEventListener("click", () => {
    if (notice === "bar") setCookie(announcementCookie(markOf(element), location.protocol));
    if (notice === "bar") void closeBar(element);
    else element.remove();
  });
}

/** A bar that the visitor has closed in another tab goes from this one when they come back to it. */
function followOtherTabs(bar: HTMLElement): void {
  document.addEventListener("visibilitychange", () => {
    if (isBarClosed(markOf(bar), siteCookies())) void closeBar(bar);
  });
}

async function closeBar(bar: HTMLElement): Promise<void> {
  document.body.classList.remove(BAR_OPEN);
  bar.dataset.closing = "true";
  await Promise.allSettled(bar.getAnimations().map(({ finished }) => finished));
  bar.remove();
}
