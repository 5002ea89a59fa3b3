import { spawnSync } from "node:child_process";
import { type ChromiumLaunch, extractChromium } from "../../scripts/browser/chromium.ts";

/** A browser for the measurements. */
export interface BenchBrowser extends ChromiumLaunch {
  readonly name: string;
  /** The flag for headless mode. */
  readonly headless: string;
}

/**
 * The browser that comes with the project (Chromium's headless shell), and the full Chromium of the system, if installed
 * (Debian's package `chromium`).
 */
export async function benchBrowsers(): Promise<readonly BenchBrowser[]> {
  const packaged = { name: "packaged", headless: "--headless", ...(await extractChromium()) };
  const systemPath = spawnSync("which", ["chromium"], { encoding: "utf8" }).stdout?.trim();
  return systemPath
    ? [
        packaged,
        {
          ...packaged,
          name: "full",
          headless: "--headless=new",
          executablePath: systemPath,
          env: process.env,
        },
      ]
    : [packaged];
}

/** Lighthouse's emulated phone: its screen, and the CPU throttling rate. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const CPU_THROTTLING_RATE = 4;
