import { type Browser, chromium } from "playwright-core";
import { median } from "../results/results-page.ts";
import type { BenchBrowser } from "./browsers.ts";
import { CPU_THROTTLING_RATE, PHONE } from "./browsers.ts";
import { startTrace } from "./main-thread.ts";

const RUNS = 7;

/** Milliseconds; medians of several navigations, each in a new visit. */
export interface NavigationTimes {
  /** From the tap to the end of the frame that shows the page. */
  readonly painted: number;
  /** CPU time of the page's main thread in that period, without time waiting for other processes. */
  readonly computed: number;
}

/** How soon a prefetched page is painted on a phone, after a tap on the first page of a visit. */
export async function prefetchedNavigation(
  { executablePath, env }: BenchBrowser,
  origin: string,
): Promise<NavigationTimes> {
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
  try {
    const times: NavigationTimes[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await navigate(browser, origin));
    return {
      painted: median(times.map(({ painted }) => painted)),
      computed: median(times.map(({ computed }) => computed)),
    };
  } finally {
    await browser.close();
  }
}

async function navigate(browser: Browser, origin: string): Promise<NavigationTimes> {
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
  const trace = await startTrace(devtools);
  const painted = page.evaluate(timeToNextHeading);
  await link.tap();
  const times = { painted: await painted, computed: await trace.end("clicked", "painted") };
  await context.close();
  return times;
}

/** Runs in the page: milliseconds from the next click until a main heading other than this one is painted. */
function timeToNextHeading(): Promise<number> {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    let clickedAt = 0;
    const click = ({ timeStamp }: MouseEvent) => {
      clickedAt = timeStamp;
      performance.mark("clicked", { startTime: timeStamp });
    };
    addEventListener("click", click, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (heading() === before || heading() === undefined) return;
      observer.disconnect();
      // A message posted in an animation frame callback is handled after that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          performance.mark("painted");
          resolve(performance.now() - clickedAt);
        };
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
