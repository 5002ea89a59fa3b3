import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { visit } from "./windows.ts";

const PATH = "/news/fy26-results";

const share = (page: Page) => page.getByRole("region", { name: "Share this article" });

it("an article that was reached from the archive can be shared by links, and by copying its address", async () => {
  const page = await visit("/news?category=Results");
  await untilLive(page);
  await page.getByRole("main").locator(`a[href="${PATH}"]`).first().click();
  await page.waitForURL(origin + PATH);
  await share(page).waitFor();
  const address = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
  expect(address).toMatch(/\/news\/fy26-results$/);
  const linkedIn = share(page).getByRole("link", { name: "LinkedIn" });
  const target = new URL((await linkedIn.getAttribute("href")) ?? "");
  expect(target.host).toBe("www.linkedin.com");
  expect(target.searchParams.get("url")).toBe(address);
  const mail = await share(page).getByRole("link", { name: "E-mail" }).getAttribute("href");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  expect(mail).toBe(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = share(page).getByRole("button", { name: "Copy address" });
  await copy.click();
  await share(page).getByRole("status").getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  // Where the clipboard is blocked, the address is shown.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await copy.click();
  await share(page).getByText(address, { exact: true }).waitFor();
});

it("an article has no buttons without JavaScript", async () => {
  const page = await visit(PATH, { javaScriptEnabled: false });
  expect(await share(page).getByRole("link").count()).toBe(2);
  expect(await share(page).getByRole("button").count()).toBe(0);
});

it.each(["/results/fy26", "/de/ergebnisse/gj26"])(
  "the quotation of %s is in the marks of its language",
  async (path) => {
    const page = await visit(path);
    const marks = await page.getByRole("blockquote").evaluate(({ firstElementChild: text }) => ({
      opening: text?.firstElementChild && getComputedStyle(text.firstElementChild, "::before").content,
      closing: text?.lastElementChild && getComputedStyle(text.lastElementChild, "::after").content,
      // The browser chooses those of the language.
      quotes: text && getComputedStyle(text).quotes,
    }));
    expect(marks).toEqual({ opening: "open-quote", closing: "close-quote", quotes: "auto" });
  },
);
