import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openedWithNotices } from "./opened-state.ts";
import { visit } from "./windows.ts";

const FORCED = { forcedColors: "active" } as const;

/** Width in px and colour of a border. */
function edge(element: Locator, side: string): Promise<{ readonly width: number; readonly colour: string }> {
  return element.evaluate((one, which) => {
    const style = getComputedStyle(one);
    return {
      width: Number.parseFloat(style.getPropertyValue(`border-${which}-width`)),
      colour: style.getPropertyValue(`border-${which}-color`),
    };
  }, side);
}

/** Background colour, on which a border of the same colour is invisible. */
function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "Canvas";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

async function expectEdge(element: Locator, side: string): Promise<void> {
  const { width, colour } = await edge(element, side);
  expect(width).toBeGreaterThan(0);
  expect(colour).not.toBe(await backgroundOf(element));
}

describe("with forced colours", () => {
  it("the selected tab of the search page is marked, and no other", async () => {
    const page = await visit("/search?s=dividend&t=pdf", FORCED);
    const tabs = page.getByRole("navigation", { name: "What to search" });
    await expectEdge(tabs.getByRole("link", { name: "PDF" }), "bottom");
    const other = tabs.getByRole("link", { name: "Page" });
    expect((await edge(other, "bottom")).colour).toBe(await backgroundOf(other));
  });

  it("the search panel and its selected tab have borders", async () => {
    const page = await visit("/company", FORCED);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const panel = page.getByRole("dialog", { name: "Search" });
    await expectEdge(panel, "left");
    await expectEdge(panel.getByRole("tab", { name: "Page" }), "bottom");
    const other = panel.getByRole("tab", { name: "PDF" });
    expect((await edge(other, "bottom")).colour).toBe(await backgroundOf(other));
  });

  it("OK and the announcement bar have borders", async () => {
    const page = await openedWithNotices("/company", FORCED);
    await expectEdge(page.getByRole("button", { name: "OK" }), "left");
    await expectEdge(page.getByRole("region", { name: "Announcement" }), "top");
  });

  it("the current page of a list is marked", async () => {
    const page = await visit("/news?page=2", FORCED);
    await expectEdge(page.getByRole("link", { name: "Page 2" }), "left");
  });
});
