/**
 * Calls back when the visitor returns to this tab, or to this page by going back. Returns a function that stops it.
 *
 * Not when the visitor leaves: Firefox loses what React schedules then, and React would not render again in a page that
 * comes from the browser's cache of pages.
 */
export function onReturn(callback: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === "visible") callback();
  };
  document.addEventListener("visibilitychange", whenVisible);
  addEventListener("pageshow", whenVisible);
  return () => {
    document.removeEventListener("visibilitychange", whenVisible);
    removeEventListener("pageshow", whenVisible);
  };
}
