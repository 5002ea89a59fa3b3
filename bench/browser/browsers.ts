import { type ChromiumLaunch, extractChromium } from "../../scripts/browser/chromium.ts";
import { pathOf } from "../../tests/harness/engines/installed.ts";

/** A browser for the measurements. */
export interface BenchBrowser extends ChromiumLaunch {
  readonly name: string;
  /** The flag for headless mode. */
  readonly headless: string;
}

/** The browser that comes with the project (Chromium's headless shell), and Debian's `chromium`, if installed. */
export async function benchBrowsers(): Promise<readonly BenchBrowser[]> {
  const packaged = { name: "packaged", headless: "--headless", ...(await extractChromium()) };
  const executablePath = pathOf("chromium");
  if (executablePath === undefined) return [packaged];
  const full = { name: "full", headless: "--headless=new", executablePath, env: process.env };
  return [packaged, { ...packaged, ...full }];
}

/** Lighthouse's emulated phone: its screen, and the CPU throttling rate. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const CPU_THROTTLING_RATE = 4;
