import "../../client/style-sheet.ts";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";

const complaints: string[] = [];

/** Nothing that an effect opens has to be rendered before it is shown. */
const EXPECTED = /^flushSync was called from inside a lifecycle method/;

beforeEach(async () => {
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said.join(" ")));
  }
  // Pages that links lead to are fetched ahead.
  vi.spyOn(window, "fetch").mockImplementation(async () => new Response("", { status: 404 }));
  await page.viewport(1440, 900);
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.removeAttribute("class");
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
  expect(complaints.splice(0).filter((said) => !EXPECTED.test(said))).toEqual([]);
});
