import { type Browser, chromium } from "playwright-core";
import { median } from "../results/median.ts";
import type { BenchBrowser } from "./browsers.ts";
import { startTrace } from "./main-thread.ts";
import { PHONE, SLOWER } from "./phone.ts";

const RUNS = 7;

/** Milliseconds; medians of some navigations, each of a visit of its own. */
export interface NavigationTimes {
  /** From the tap, as the browser received it, to the end of the frame that shows the page. */
  readonly painted: number;
  /** What of that the page's main thread computed: without what other processes kept it waiting for. */
  readonly computed: number;
}

/** How soon the page behind a link is painted on a phone that has fetched it ahead, from the first page of a visit. */
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
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  // A link that is near the screen is fetched ahead as soon as its page stands.
  const fetched = page.waitForResponse(`${origin}/company`);
  await page.goto(origin, { waitUntil: "networkidle" });
  const link = page.getByRole("main").getByRole("link", { name: "Our company", exact: true });
  await link.scrollIntoViewIfNeeded();
  await (await fetched).finished();
  // Long enough ago that nothing of that is left to do, not so long that it is asked for again.
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
      // A task that a frame's callback asks for runs once the frame is painted.
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
