import { type Browser, chromium, type Page } from "playwright-core";
import { median } from "../results/median.ts";
import type { BenchBrowser } from "./browsers.ts";
import { PHONE, SLOWER } from "./phone.ts";

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds (Event Timing, section 3); the types of the DOM do not have it yet. */
    readonly durationThreshold?: number;
  }
}

const RUNS = 5;

/** The first thing that a visitor does on the home page, and what shows that it was answered. */
const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "opens the menu": async (page) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
  },
  "opens the search": async (page) => {
    await page.getByRole("button", { name: "Search" }).first().tap();
    await page.getByRole("searchbox").first().waitFor();
  },
  "writes an address": async (page) => {
    const field = page.getByRole("textbox", { name: /e-?mail/i });
    await field.tap();
    await field.press("a");
  },
};

/** How long the first press took until its frame was painted, in milliseconds, and the scripts of the visit. */
export interface Press {
  readonly name: string;
  /** Of the slowest event of the press: the median of some visits. */
  readonly answered: number;
  /** Bytes on the wire, with headers, of all scripts of the visit. */
  readonly scripts: number;
}

/** What a first press costs on a phone, each in visits of its own, as soon as the page has loaded. */
export async function firstPresses({ executablePath, env }: BenchBrowser, origin: string): Promise<Press[]> {
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
  try {
    const presses: Press[] = [];
    for (const [name, press] of Object.entries(PRESSES)) {
      const visits: Omit<Press, "name">[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await pressOnce(browser, origin, press));
      presses.push({
        name,
        answered: median(visits.map(({ answered }) => answered)),
        scripts: median(visits.map(({ scripts }) => scripts)),
      });
    }
    return presses;
  } finally {
    await browser.close();
  }
}

async function pressOnce(
  browser: Browser,
  origin: string,
  press: (page: Page) => Promise<void>,
): Promise<Omit<Press, "name">> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(origin);
  await page.evaluate(recordEvents);
  await press(page);
  const answered = await page.evaluate(slowestEvent);
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(scriptBytes);
  await context.close();
  return { answered, scripts };
}

/** Runs in the page. */
function recordEvents(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.mark("event", { detail: duration });
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true });
}

/** Runs in the page, two frames after the press: events are reported with the frame that they led to. */
function slowestEvent(): Promise<number> {
  const recorded = () =>
    performance.getEntriesByName("event").map((entry) => ("detail" in entry ? Number(entry.detail) : 0));
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.max(0, ...recorded()))));
  });
}

/** Runs in the page. */
function scriptBytes(): number {
  return performance
    .getEntriesByType("resource")
    .filter(
      (entry) => entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith(".js"),
    )
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0);
}
