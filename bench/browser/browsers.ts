import { spawnSync } from "node:child_process";
import { type ExtractedChromium, extractChromium } from "../../scripts/browser/chromium.ts";

/** A browser that the pages are looked at in. */
export interface BenchBrowser extends ExtractedChromium {
  readonly name: string;
  /** The flag that keeps its windows off the screen. */
  readonly headless: string;
}

/**
 * The browser that comes with the project, which is Chromium without its windows, and the whole one of the system where
 * there is one: Debian's package `chromium`.
 */
export async function benchBrowsers(): Promise<readonly BenchBrowser[]> {
  const packaged = { name: "packaged", headless: "--headless", ...(await extractChromium()) };
  const found = spawnSync("which", ["chromium"], { encoding: "utf8" }).stdout?.trim();
  return found
    ? [packaged, { name: "full", headless: "--headless=new", executablePath: found, env: {} }]
    : [packaged];
}
