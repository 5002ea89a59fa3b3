import type { Browser, CDPSession } from "playwright-core";
import { VISITOR_COOKIES } from "../../src/adapters/http/contract/visitor-cookies.ts";
import { median } from "../results/results-page.ts";
import { CPU_THROTTLING_RATE, PHONE } from "./browsers.ts";

const RUNS = 7;
/** After this time without the page, the visit is repeated: a notice that came at that moment has got the tap. */
const PATIENCE_MS = 5_000;

/** Milliseconds; medians of several navigations. */
export interface NavigationTimes {
  /** Until the end of the frame that shows the page. */
  readonly painted: number;
  /** CPU time of the main thread until then, without time waiting for other processes. */
  readonly computed: number;
}

/**
 * How soon a prefetched page is painted on a phone, after a tap on the first page of a visit. The sites take turns, and each
 * navigation is in a new visit.
 *
 * @returns The times of each site.
 */
export async function prefetchedNavigations(
  browser: Browser,
  origins: readonly string[],
): Promise<readonly NavigationTimes[]> {
  const times = origins.map((): NavigationTimes[] => []);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, origin] of origins.entries()) times[index]?.push(await navigate(browser, origin));
  }
  return times.map((ofSite) => ({
    painted: median(ofSite.map(({ painted }) => painted)),
    computed: median(ofSite.map(({ computed }) => computed)),
  }));
}

/** The times of a navigation, after as many visits as it takes until the link gets the tap. */
async function navigate(browser: Browser, origin: string): Promise<NavigationTimes> {
  const times = await visit(browser, origin);
  return times ?? navigate(browser, origin);
}

/** The times of a navigation; `undefined` if the link did not get the tap. */
async function visit(browser: Browser, origin: string): Promise<NavigationTimes | undefined> {
  const context = await browser.newContext(PHONE);
  // Of somebody who has been there today: on a slow machine, a modal would take the tap.
  await context.addCookies([{ name: VISITOR_COOKIES.visit.name, value: "earlier", url: origin }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING_RATE });
  // Both sites prefetch links near the viewport when the page has loaded, the peer with a query.
  const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname === "/company");
  await page.goto(origin, { waitUntil: "networkidle" });
  const link = page.getByRole("main").getByRole("link", { name: "Our company", exact: true });
  await link.scrollIntoViewIfNeeded();
  await (await prefetched).finished();
  // Late enough that the prefetch is processed, early enough that the cached document is still fresh.
  await page.waitForLoadState("networkidle");
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const whenPainted = page.evaluate(timeToNextHeading, PATIENCE_MS);
  const before = await computedBy(devtools);
  await link.tap();
  const painted = await whenPainted;
  const computed = (await computedBy(devtools)) - before;
  await context.close();
  return painted === undefined ? undefined : { painted, computed };
}

/** CPU time of the tasks of the page's main thread so far, in milliseconds. */
async function computedBy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** Runs in the page: milliseconds from the next click until another main heading is painted; `undefined` if that is late. */
function timeToNextHeading(patience: number): Promise<number | undefined> {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    let clickedAt = 0;
    const click = ({ timeStamp }: MouseEvent) => {
      clickedAt = timeStamp;
    };
    addEventListener("click", click, { capture: true, once: true });
    setTimeout(resolve, patience);
    const observer = new MutationObserver(() => {
      if (heading() === before || heading() === undefined) return;
      observer.disconnect();
      // A message posted in an animation frame callback is handled after that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
