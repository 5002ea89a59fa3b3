import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { devtools, LIGHT_PAGE, visit } from "./windows.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The page with a table of contents, and the addresses in it. */
const path = "/investors";
const parts: string[] = [];

beforeAll(async () => {
  const html = await (await fetch(origin + path)).text();
  const [contents = ""] = />On this page<.*?<\/nav>/s.exec(html) ?? [];
  for (const [, hash = ""] of contents.matchAll(/href="(#[^"]+)"/g)) parts.push(hash);
  expect(parts.length).toBeGreaterThan(3);
});

/** Where the heading of a part is, below the header, in pixels. */
function belowHeader(page: Page, hash: string): Promise<number> {
  return page.evaluate((id) => {
    const heading = document.querySelector(`${id} :is(h2, h3)`)?.getBoundingClientRect().top ?? Number.NaN;
    return heading - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  }, hash);
}

/** Waits until the heading is at the top of the window, or the page at its end, and stays there. */
async function expectInView(page: Page, hash: string): Promise<void> {
  await page.waitForLoadState("load");
  const place = async () => {
    const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 2);
    const below = await belowHeader(page, hash);
    return below >= 0 && (below < 200 || (isAtEnd && below < 900)) ? "in view" : `${below} px below`;
  };
  await expect.poll(place, { message: hash }).toBe("in view");
  await untilLive(page);
  expect(await place(), `${hash}, once the application has started`).toBe("in view");
}

describe.each([WIDE, PHONE])("the address of a part, at $width px", (viewport) => {
  it("shows its heading in a new window", async () => {
    const part = parts.at(-2) ?? "";
    const page = await visit(LIGHT_PAGE, { viewport });
    await page.goto(origin + path + part);
    await expectInView(page, part);
  });

  it("shows its heading by a click as soon as the page is there", async () => {
    const part = parts.at(-1) ?? "";
    const page = await visit(LIGHT_PAGE, { viewport });
    await page.goto(origin + path, { waitUntil: "commit" });
    await page.locator(`a[href="${part}"]`).click();
    await expectInView(page, part);
  });
});

it("the address of a part is opened in a new tab by a modified click", async () => {
  const [part] = parts.slice(-1);
  if (part === undefined) throw new Error("No page has parts.");
  const page = await visit();
  await page.goto(origin + path);
  await page.locator(`a[href="${part}"]`).click({ modifiers: ["ControlOrMeta"] });
  // By the browser's own list: Playwright now and then does not report a tab.
  const session = await devtools(page);
  const tabs = async () => {
    const { targetInfos } = await session.send("Target.getTargets");
    return targetInfos.map(({ url }) => url);
  };
  await expect.poll(tabs).toContain(origin + path + part);
  expect(page.url()).toBe(origin + path);
});
