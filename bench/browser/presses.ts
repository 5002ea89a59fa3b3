import { type Browser, chromium, type Page } from "playwright-core";
import { median } from "../results/median.ts";
import type { BenchBrowser } from "./browsers.ts";
import { CPU_THROTTLING_RATE, PHONE } from "./phone.ts";

declare global {
  interface PerformanceObserverInit {
    /** Milliseconds (Event Timing, section 3); the types of the DOM do not have it yet. */
    readonly durationThreshold?: number;
  }
}

const RUNS = 5;

/** The first interactions of a visitor with the home page; each resolves when its result is visible. */
const INTERACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
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

/** The measurements of a first interaction: Interaction to Next Paint, and the scripts of the visit. */
export interface Interaction {
  readonly name: string;
  /** Milliseconds until the next paint, of the slowest event of the interaction: median of several visits. */
  readonly painted: number;
  /** Bytes on the wire, with headers, of all scripts of the visit. */
  readonly scripts: number;
}

/** Measures first interactions on a phone as soon as the page has loaded, each in a new visit. */
export async function firstInteractions(
  { executablePath, env }: BenchBrowser,
  origin: string,
): Promise<Interaction[]> {
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
  try {
    const interactions: Interaction[] = [];
    for (const [name, interact] of Object.entries(INTERACTIONS)) {
      const visits: Omit<Interaction, "name">[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await interactOnce(browser, origin, interact));
      interactions.push({
        name,
        painted: median(visits.map(({ painted }) => painted)),
        scripts: median(visits.map(({ scripts }) => scripts)),
      });
    }
    return interactions;
  } finally {
    await browser.close();
  }
}

async function interactOnce(
  browser: Browser,
  origin: string,
  interact: (page: Page) => Promise<void>,
): Promise<Omit<Interaction, "name">> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING_RATE });
  await page.goto(origin);
  await page.evaluate(recordEvents);
  await interact(page);
  const painted = await page.evaluate(slowestEvent);
  await page.waitForLoadState("networkidle");
  const scripts = await page.evaluate(scriptBytes);
  await context.close();
  return { painted, scripts };
}

/** Runs in the page. */
function recordEvents(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) performance.mark("event", { detail: duration });
  });
  observer.observe({ type: "event", durationThreshold: 16, buffered: true });
}

/** Runs in the page. Waits two frames, since events are reported after their frame is painted. */
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
