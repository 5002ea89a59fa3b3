import { isAnswered } from "./api/is-answered.ts";

/**
 * Loads a document anew whose code is gone with its build, if the site answers, and only once: the page reads and sends
 * its forms without.
 */
export async function loadOnceMore(): Promise<void> {
  const [navigation] = performance.getEntriesByType("navigation");
  const isSecond = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  const { pathname, search } = window.location;
  if (!isSecond && (await isAnswered(pathname + search))) window.location.reload();
}
