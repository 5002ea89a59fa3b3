import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./initial-state.ts";
import { origin, visit } from "./site.ts";

/** A visitor of the terms, to whom a link to another page is near that has been made ready. */
async function readerNear(path: string): Promise<Page> {
  const page = await visit("/terms");
  await untilLive(page);
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>("footer a[href='/assistance']");
    link?.setAttribute("href", href);
    link?.focus();
  }, path);
  await page.waitForFunction((at) => performance.getEntriesByName(`prepared ${at}`).length > 0, path);
  return page;
}

/** What in the page's content is other than in the document that the server sends of it. */
function differences(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const sent = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const elements = (root: Document) =>
      [...root.querySelectorAll("#content *")].map((element) => {
        const copy = element.cloneNode(true);
        if (!(copy instanceof Element)) throw new TypeError("no element");
        // By that the heading has the focus.
        if (element === document.activeElement) copy.removeAttribute("tabindex");
        const attributes = [...copy.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted();
        // React counts what it gives an id, there from another start than here.
        const told = attributes.join(" ").replaceAll(/_[rR]_\w*?_/g, "id");
        return `<${copy.localName} ${told}> ${element.textContent}`;
      });
    const [there, here] = [elements(sent), elements(document)];
    return here.length === there.length
      ? here.filter((element, index) => element !== there[index])
      : [`${here.length} elements instead of ${there.length}`];
  });
}

/** Whether the content came as HTML: React marks the elements that it makes. */
function cameAsHtml(page: Page): Promise<boolean> {
  return page
    .locator("#content *")
    .evaluateAll((all) => all.every((one) => !Object.keys(one).some((key) => key.startsWith("__react"))));
}

describe("a page that was fetched ahead", () => {
  it.each(["/company", "/company/leadership", "/news", "/news/fy26-results", "/investors", "/contact"])(
    "%s is as the server sends it, and needs no React",
    async (path) => {
      const page = await readerNear(path);
      await page.keyboard.press("Enter");
      await page.waitForURL(origin + path);
      await page.locator("h1:focus").waitFor();
      expect(await cameAsHtml(page)).toBe(true);
      expect(await differences(page)).toEqual([]);
    },
  );

  it("loads its pictures only when the visitor goes there", async () => {
    const page = await readerNear("/news/fy26-results");
    const loaded = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType("resource").filter(({ name }) => name.includes("/news-results."))
            .length,
      );
    expect(await loaded()).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(loaded).toBe(1);
  });

  it("is followed by pages that were not, and found again on the way back", async () => {
    const page = await readerNear("/company");
    await page.keyboard.press("Enter");
    await page.locator("h1:focus").waitFor();
    // What is below the screen is laid out with the next frame, but it is there.
    const text = await page.getByRole("main").textContent();
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>("footer a[href='/contact']")?.click(),
    );
    await page.getByRole("heading", { level: 1, name: "Contact" }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole("main").textContent()).toBe(text);
  });
});
