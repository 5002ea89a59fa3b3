import type { Page } from "playwright-core";
import { expect } from "vitest";

const consoleErrors: string[] = [];
const expected: RegExp[] = [];

/** Allows console errors that match a pattern, in this test. */
export function expectComplaints(pattern: RegExp): void {
  expected.push(pattern);
}

/** Notes what a browser has written to the console. */
export function complain(text: string): void {
  consoleErrors.push(text);
}

/** Chromium shows a larger image that it has, from another page of the window, in place of the one that is preloaded. */
const LARGER_IMAGE = /\/images\/\S+ was preloaded using link preload but not used/;

/** Notes errors and warnings in the console, except of a page that is not there. */
export function listen(page: Page): void {
  page.on("console", (message) => {
    const text = message.text();
    const failedPage = text.startsWith("Failed to load resource") && message.location().url === page.url();
    const isMeant = ["error", "warning"].includes(message.type()) && !failedPage && !LARGER_IMAGE.test(text);
    if (isMeant) consoleErrors.push(`${text} ${message.location().url}`);
  });
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
}

/** Fails the test on unexpected console errors. */
export function checkComplaints(): void {
  const allowed = expected.splice(0);
  const complaints = consoleErrors.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)));
  expect(complaints, complaints.join("\n")).toEqual([]);
}

/** Closes a page with pending requests. */
export async function closeQuietly(page: Page): Promise<void> {
  // Pending requests fail without their routes; these errors must not fail the test.
  for (const event of ["console", "pageerror"] as const) await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
}
