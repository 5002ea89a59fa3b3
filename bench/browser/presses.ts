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

/** A press of a visitor: as soon as the page has loaded, or after others. */
interface Press {
  /** Default: the home page. */
  readonly path?: string;
  /** Whether it is on a wide screen, with a mouse. Default: on a phone. */
  readonly isWide?: boolean;
  /** What the visitor does before it; not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Resolves when its result is visible. */
  readonly press: (page: Page) => Promise<unknown>;
}

const WIDE = { viewport: { width: 1440, height: 900 } };

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function searchInPanel(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
  await dialog(page, "Search").getByRole("searchbox").fill("dividend");
  await dialog(page, "Search").getByRole("searchbox").press("Enter");
  await page.getByText("See all results").waitFor();
}

/** One of each kind. */
const PRESSES: Readonly<Record<string, Press>> = {
  "opens the mobile menu": {
    press: async (page) => {
      await page.getByRole("button", { name: "Menu" }).tap();
      await dialog(page, "Menu").waitFor();
    },
  },
  "opens a group of it": {
    prepare: (page) => page.getByRole("button", { name: "Menu" }).tap(),
    press: async (page) => {
      await dialog(page, "Menu").locator("summary", { hasText: "Careers" }).tap();
      await page.getByRole("link", { name: "Our Culture" }).first().waitFor();
    },
  },
  "opens the search": {
    press: async (page) => {
      await page.getByRole("button", { name: "Search" }).first().tap();
      await page.getByRole("searchbox").first().waitFor();
    },
  },
  "writes an address": {
    press: async (page) => {
      const field = page.getByRole("textbox", { name: /e-?mail/i });
      await field.tap();
      await field.press("a");
    },
  },
  "opens an answer": {
    path: "/assistance",
    press: async (page) => {
      const answer = page.getByRole("main").locator("details").first();
      await answer.locator("summary").tap();
      await answer.locator("p").first().waitFor();
    },
  },
  "closes a notice": {
    prepare: (page) => page.getByRole("button", { name: "OK" }).waitFor(),
    press: async (page) => {
      await page.getByRole("button", { name: "OK" }).tap();
      await page.getByRole("button", { name: "OK" }).waitFor({ state: "detached" });
    },
  },
  "follows a link": {
    press: async (page) => {
      await page.getByRole("main").getByRole("link", { name: "Our company", exact: true }).tap();
      await page.waitForURL("**/company");
    },
  },
  "opens a group of the main menu": {
    isWide: true,
    press: async (page) => {
      await page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Careers" }).click();
      await page.getByRole("link", { name: "Our Culture" }).first().waitFor();
    },
  },
  "opens the search panel": {
    isWide: true,
    press: async (page) => {
      await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
      await dialog(page, "Search").waitFor();
    },
  },
  "changes to the other tab": {
    isWide: true,
    prepare: searchInPanel,
    press: async (page) => {
      await page.getByRole("tab", { name: "PDF" }).click();
      await page.getByRole("tab", { name: "PDF", selected: true }).waitFor();
    },
  },
};

/** The measurements of a press: Interaction to Next Paint, and the scripts of the visit. */
export interface Interaction {
  readonly name: string;
  /** Milliseconds until the next paint, of the slowest event of the interaction: median of several visits. */
  readonly painted: number;
  /** The slowest of these visits. */
  readonly slowest: number;
  /** Bytes on the wire, with headers, of all scripts of the visit. */
  readonly scripts: number;
}

/** Measures a press of each kind with a slow CPU, each in a new visit. */
export async function measurePresses(
  { executablePath, env }: BenchBrowser,
  origin: string,
  runs = RUNS,
): Promise<Interaction[]> {
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
  try {
    const interactions: Interaction[] = [];
    for (const [name, press] of Object.entries(PRESSES)) {
      const visits: Pick<Interaction, "painted" | "scripts">[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await pressOnce(browser, origin, press));
      interactions.push({
        name,
        painted: median(visits.map(({ painted }) => painted)),
        slowest: Math.max(...visits.map(({ painted }) => painted)),
        scripts: median(visits.map(({ scripts }) => scripts)),
      });
    }
    return interactions;
  } finally {
    await browser.close();
  }
}

async function pressOnce(
  browser: Browser,
  origin: string,
  { path = "/", isWide = false, prepare, press }: Press,
): Promise<Pick<Interaction, "painted" | "scripts">> {
  const context = await browser.newContext(isWide ? WIDE : PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING_RATE });
  await page.goto(origin + path);
  await prepare?.(page);
  await page.evaluate(recordEvents);
  await press(page);
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
  observer.observe({ type: "event", durationThreshold: 16 });
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
