import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { extractChromium, WITHOUT_GPU } from "../../scripts/browser/chromium.ts";
import type {} from "../configuration/provided-context.ts";

/** Starts one browser for all test files; returns its teardown. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await extractChromium(WITHOUT_GPU));
  provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
