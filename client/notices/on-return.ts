/**
 * Calls back when the visitor returns to this tab, or to this page by going back. Returns a function that stops it.
 */
export function onReturn(callback: () => void): () => void {
  document.addEventListener("visibilitychange", callback);
  addEventListener("pageshow", callback);
  return () => {
    document.removeEventListener("visibilitychange", callback);
    removeEventListener("pageshow", callback);
  };
}
