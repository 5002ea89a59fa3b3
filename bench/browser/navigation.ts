import type { Browser, CDPSession } from "playwright-core";
import { median } from "../results/results-page.ts";
import { CPU_THROTTLING_RATE, PHONE } from "./browsers.ts";

const RUNS = 7;
/** After this time without the page, the visit is repeated: a notice that came at that moment has got the tap. */
const PATIENCE_MS = 5_000;

/**
 * How soon a prefetched page is painted on a phone, after a tap on the first page of a visit: until the end of the frame that
 * shows it, and the CPU time of the main thread until then, without time waiting for other processes. Milliseconds; medians
 * of several navigations, each in a new visit.
 */
export async function prefetchedNavigation(browser: Browser, origin: string) {
  const times: Awaited<ReturnType<typeof navigate>> = [];
  while (times.length < RUNS) times.push(...(await navigate(browser, origin)));
  return {
    painted: median(times.map(({ painted }) => painted)),
    computed: median(times.map(({ computed }) => computed)),
  };
}

/** The times of a navigation; none if the link did not get the tap. */
async function navigate(browser: Browser, origin: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING_RATE });
  // The client prefetches links near the viewport when the page has loaded.
  const prefetched = page.waitForResponse(`${origin}/company`);
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
  return painted === undefined ? [] : [{ painted, computed }];
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
