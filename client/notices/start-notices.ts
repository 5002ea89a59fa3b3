import { whenLoaded } from "../when-idle.ts";
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

/** Class of the body while the announcement bar is open (specification, section 4). */
const BAR_OPEN = "announcement-bar-open";

/** Shows the notices of the document that the visitor has not seen yet, after their delays. */
export function startNotices(): void {
  keepClear();
  // The browser asks another process for cookies, during which this one waits: not before the page has loaded.
  whenLoaded(() => {
    // Notices with the same delay are shown in one frame, since each changes the position of the others.
    for (const [delayMs, notices] of Map.groupBy(beginVisit(), (notice) => NOTICE_DELAYS_MS[notice])) {
      setTimeout(() => notices.forEach(show), delayMs);
    }
  });
}

/** Sets the cookie of the visit, and returns the notices that the visitor has not seen yet. */
function beginVisit(): readonly Notice[] {
  const bar = find("bar");
  const cookies = siteCookies();
  const announcements = {
    hasCookiesPolicy: find("cookies") !== null,
    asksConsent: find("cookies")?.dataset.asks !== undefined,
    modalMark: find("modal")?.dataset.mark,
    bar: bar ? { mark: markOf(bar), returns: bar.dataset.returns !== undefined } : undefined,
  };
  const visit = visitCookie(announcements, cookies, location.protocol);
  if (visit !== undefined) setCookie(visit);
  // From the cookies before this visit set its own: they decide whether it is the first visit.
  return noticesFor(announcements, cookies);
}

/** Adds padding, so that the notices cover neither the end of the page nor an element that gets the focus. */
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

function find(notice: Notice): HTMLElement | null {
  return document.querySelector(`[data-notice="${notice}"]`);
}

function markOf(notice: HTMLElement): string {
  return notice.dataset.mark ?? "";
}

function show(notice: Notice): void {
  const element = find(notice);
  if (!element) return;
  if (element instanceof HTMLDialogElement) {
    showModal(element);
    return;
  }
  element.hidden = false;
  if (element.dataset.asks !== undefined) return;
  const button = element.querySelector("button");
  if (notice === "cookies") button?.addEventListener("click", () => element.remove());
  if (notice !== "bar") return;
  if (element.dataset.returns === undefined) followOtherTabs(element);
  document.body.classList.add(BAR_OPEN);
  button?.addEventListener("click", () => {
    setCookie(announcementCookie(markOf(element), location.protocol));
    void closeBar(element);
  });
}

/** Closes the bar in this tab too, when the visitor has closed it in another tab and returns. */
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
