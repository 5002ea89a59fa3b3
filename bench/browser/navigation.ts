import { type Browser, chromium } from "playwright-core";
import type { UnpackedChromium } from "../../scripts/browser/chromium.ts";
import { median } from "../results/median.ts";

/** How much slower than this machine's the processor of a cheap phone is taken to be. */
const SLOWER = 4;
const RUNS = 7;

/** Milliseconds from the click on a link that was fetched ahead to the paint of its page, on a processor slowed down. */
export async function prefetchedNavigation(
  { executablePath, env }: UnpackedChromium,
  origin: string,
): Promise<number> {
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
  try {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await navigate(browser, origin));
    return median(times);
  } finally {
    await browser.close();
  }
}

async function navigate(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(origin, { waitUntil: "networkidle" });
  const link = page.getByRole("main").getByRole("link", { name: "Our company", exact: true });
  const fetched = page.waitForResponse((answer) => answer.url().includes("/api/page"));
  await link.hover();
  await (await fetched).finished();
  await page.waitForLoadState("networkidle");
  const painted = page.evaluate(timeToNextHeading);
  await link.click();
  const taken = await painted;
  await context.close();
  return taken;
}

/** Runs in the page: milliseconds from the next click until a main heading other than this one is painted. */
function timeToNextHeading(): Promise<number> {
  const heading = () => document.querySelector("h1")?.textContent;
  const before = heading();
  return new Promise((resolve) => {
    let clickedAt = 0;
    addEventListener("click", ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (heading() === before || heading() === undefined) return;
      observer.disconnect();
      // A task that a frame's callback asks for runs once the frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedAt);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
