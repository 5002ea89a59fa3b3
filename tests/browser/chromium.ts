import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { extractChromium } from "../../scripts/browser/chromium.ts";
import type {} from "../configuration/provided-context.ts";

/** Starts one browser for all test files; returns its teardown. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // There is no GPU: it would be imitated, which takes a seventh more of CPU time.
  const server = await chromium.launchServer(await extractChromium("--disable-gpu"));
  provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
