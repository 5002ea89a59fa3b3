import type { TestProject } from "vitest/node";
import { type UnpackedChromium, unpackChromium } from "../../scripts/browser/chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    chromium: UnpackedChromium;
  }
}

/** Unpacks the browser once, for all test files. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide("chromium", await unpackChromium());
}
