import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { origin } from "./site.ts";
import { read, visit } from "./windows.ts";

const entry = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

/** Presses the button, and returns the names of the files in what is downloaded. */
async function downloadChosen(page: Page): Promise<readonly string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download chosen" }).click();
  return Object.keys(unzipSync(await buffer(await (await download).createReadStream())));
}

describe.each([
  ["with JavaScript", {}],
  ["without JavaScript", { javaScriptEnabled: false }],
])("%s", (_, options) => {
  it("visitors reach the logo for print in three clicks from the home page, and download what they choose", async () => {
    const page = await visit("/", options);
    await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click();
    await page.waitForURL("**/news");
    await page.getByRole("main").getByRole("link", { name: "press kit" }).click();
    await page.waitForURL("**/company/press-kit");
    const logo = entry(page, "Logo, vector").getByRole("link", { name: "Original for print Logo, vector" });
    const href = (await logo.getAttribute("href")) ?? "";
    expect((await fetch(new URL(href, origin))).headers.get("content-type")).toContain("image/svg+xml");
    for (const title of ["Logo, vector", "Daniel Okafor"])
      await page.getByRole("checkbox", { name: `Choose ${title}` }).check();
    expect(await downloadChosen(page)).toEqual([
      "logo-vector.svg",
      "daniel-okafor.webp",
      "terms-and-credits.txt",
    ]);
    expect(new URL(page.url()).pathname).toBe("/company/press-kit");
    await page.getByRole("checkbox", { name: "Choose Daniel Okafor" }).uncheck();
    expect(await downloadChosen(page)).toEqual(["logo-vector.svg", "terms-and-credits.txt"]);
  });
});

it("the checkboxes of entries in a row are aligned, however long the entries are", async () => {
  const page = await read("/company/press-kit");
  const rows = await page.locator("main form li:has(input)").evaluateAll((entries) => {
    const boxes = new Map<number, Set<number>>();
    for (const one of entries) {
      const { top } = one.getBoundingClientRect();
      const box = one.querySelector("input")?.getBoundingClientRect().top ?? 0;
      boxes.set(top, (boxes.get(top) ?? new Set()).add(box));
    }
    return [...boxes.values()].map((row) => row.size);
  });
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows)).toEqual(new Set([1]));
});
