import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { look, origin } from "./site.ts";

const PATH = "/news/fy26-results";

const share = (page: Page) => page.getByRole("region", { name: "Share this article" });

/** The canonical address of the article. */
async function publicAddress(page: Page): Promise<string> {
  return (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
}

/** Opens the article by client-side navigation from the archive. */
async function arriveFromArchive(): Promise<Page> {
  const page = await look("/news?category=Results");
  await untilLive(page);
  await page.getByRole("main").locator(`a[href="${PATH}"]`).first().click();
  await page.waitForURL(origin + PATH);
  await share(page).waitFor();
  return page;
}

describe.each([
  ["loaded directly", () => look(PATH)],
  ["reached from the archive", arriveFromArchive],
])("an article, %s, can be shared", (_, arrive) => {
  it("by links with its address and title", async () => {
    const page = await arrive();
    const address = await publicAddress(page);
    expect(address).toMatch(/\/news\/fy26-results$/);
    const linkedIn = share(page).getByRole("link", { name: "LinkedIn" });
    const target = new URL((await linkedIn.getAttribute("href")) ?? "");
    expect(target.host).toBe("www.linkedin.com");
    expect(target.searchParams.get("url")).toBe(address);

    const mail = await share(page).getByRole("link", { name: "E-mail" }).getAttribute("href");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    expect(mail).toBe(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`);
  });

  it("by copying its address, with a confirmation", async () => {
    const page = await arrive();
    await untilLive(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await share(page).getByRole("button", { name: "Copy address" }).click();
    await share(page).getByRole("status").getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await publicAddress(page));
  });
});

describe("an article", () => {
  it("has a button for printing", async () => {
    const page = await look(PATH);
    await untilLive(page);
    const printed = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          window.print = () => resolve("printed");
        }),
    );
    await share(page).getByRole("button", { name: "Print" }).click();
    expect(await printed).toBe("printed");
  });

  it("shows its address where the clipboard is blocked", async () => {
    const page = await look(PATH);
    await untilLive(page);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await share(page).getByRole("button", { name: "Copy address" }).click();
    await share(page)
      .getByText(await publicAddress(page), { exact: true })
      .waitFor();
  });

  it("has no buttons without JavaScript", async () => {
    const page = await look(PATH, { javaScriptEnabled: false });
    expect(await share(page).getByRole("link").count()).toBe(2);
    expect(await share(page).getByRole("button").count()).toBe(0);
  });

  it("links to all news, and to its category", async () => {
    const page = await look(PATH);
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "All news" }).getAttribute("href")).toBe("/news");
    expect(await main.getByRole("link", { name: "Results", exact: true }).getAttribute("href")).toBe(
      "/news?category=Results",
    );
  });
});
