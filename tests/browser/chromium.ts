import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { extractChromium } from "../../scripts/browser/chromium.ts";
import type {} from "../configuration/provided-context.ts";

/** Starts one browser for all test files; returns its teardown. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { executablePath, env } = await extractChromium();
  const server = await chromium.launchServer({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox"],
  });
  provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
}
