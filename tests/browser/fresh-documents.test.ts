import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pauseClock, untilLive, untilPrefetched } from "./documents.ts";
import { changeDraft, deleteDraft, publish } from "./editing.ts";
import { origin, visitOwnSite } from "./site.ts";
import { LIGHT_PAGE, visit } from "./windows.ts";

visitOwnSite();

const terms = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** A page with a paused clock and a prefetched document. */
async function readerNearTerms(): Promise<Page> {
  const page = await visit(LIGHT_PAGE, { hasClock: true });
  await pauseClock(page);
  await page.goto(`${origin}/company`);
  await untilLive(page);
  await untilPrefetched(page, "/terms", () => terms(page).focus());
  return page;
}

/** Lets the next frame be painted. */
const paint = (page: Page) => page.clock.runFor(100);

/** Status of every response to a request for the terms from now on. */
function watchResponses(page: Page): number[] {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url() === `${origin}/terms`) statuses.push(response.status());
  });
  return statuses;
}

describe("a prefetched document", () => {
  it("is shown within a second without a request, after the press has been painted", async () => {
    const page = await readerNearTerms();
    const statuses = watchResponses(page);
    await page.clock.fastForward(900);
    await page.keyboard.press("Enter");
    await page.locator('main[aria-busy="true"]').waitFor();
    expect(await heading(page, "Terms of use").count()).toBe(0);
    await paint(page);
    await heading(page, "Terms of use").waitFor();
    expect(await page.getByRole("main").getAttribute("aria-busy")).toBeNull();
    expect(statuses).toEqual([]);
  });

  it("leads back to where the page before was, even if that had just been scrolled", async () => {
    const page = await readerNearTerms();
    // In one task, so that the scroll event is still pending.
    await page.evaluate(() => {
      scrollTo(0, 900);
      document.querySelector<HTMLAnchorElement>("footer a[href='/terms']")?.click();
    });
    await paint(page);
    await heading(page, "Terms of use").waitFor();
    await page.goBack();
    await heading(page, "One group, four licensed businesses").waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });

  it("is revalidated by its ETag when it is older", async () => {
    const page = await readerNearTerms();
    const revalidation = page.waitForRequest(`${origin}/terms`);
    await page.clock.fastForward(1_001);
    await page.keyboard.press("Enter");
    await paint(page);
    await heading(page, "Terms of use").waitFor();
    expect(await (await revalidation).headerValue("if-none-match")).toMatch(/^(?:W\/)?"/);
  });

  it("is shown before the server has answered", async () => {
    const page = await readerNearTerms();
    await page.route("**/terms", () => undefined);
    await page.clock.fastForward(60_000);
    await page.keyboard.press("Enter");
    await paint(page);
    await heading(page, "Terms of use").waitFor();
  });

  it("is replaced after a publish has changed it, which has also removed the links to a deleted page", async () => {
    const page = await readerNearTerms();
    await changeDraft("page_terms", { title: "Terms, published anew" });
    await deleteDraft("page_community");
    await publish();
    await expect.poll(async () => (await fetch(`${origin}/terms`)).text()).toContain("Terms, published anew");
    await page.clock.fastForward(1_001);
    await page.keyboard.press("Enter");
    await paint(page);
    await page.getByRole("heading", { level: 1, name: /^Terms/ }).waitFor();
    const anew = heading(page, "Terms, published anew");
    await expect.poll(() => paint(page).then(() => anew.count())).toBe(1);
    expect(await anew.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Terms/);
    const html = async () => (await fetch(`${origin}/terms`)).text();
    await expect.poll(html).not.toContain("/sustainability/community");
    expect(await html()).toContain("/sustainability/customer-care");
  });
});

describe("a page that was not prefetched", () => {
  it("has a progress bar and a busy state while it is loading", async () => {
    const page = await visit("/company");
    const held = Promise.withResolvers<void>();
    await page.route("**/terms", async (route) => {
      await held.promise;
      await route.fallback();
    });
    const main = page.getByRole("main");
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("footer a[href='/terms']")?.click());
    await page.locator('main[aria-busy="true"]').waitFor();
    // Not of the page in view, which fades out.
    const bar = await main.locator("xpath=..").evaluate((element) => {
      const { content, position, animationDelay } = getComputedStyle(element, "::after");
      return { content, position, delaySeconds: Number.parseFloat(animationDelay) };
    });
    expect(bar).toMatchObject({ content: '""', position: "fixed" });
    expect(bar.delaySeconds).toBeLessThan(0.1);
    held.resolve();
    await page.getByRole("heading", { level: 1, name: /^Terms/ }).waitFor();
    expect(await main.getAttribute("aria-busy")).toBeNull();
  });

  it("has the progress bar over the menu of the clicked link, which is marked as current afterwards", async () => {
    const page = await visit("/company", { viewport: { width: 390, height: 844 } });
    const held = Promise.withResolvers<void>();
    await page.route("**/contact", async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const contact = menu.getByRole("link", { name: "Contact" });
    await contact.click();
    await page.locator('main[aria-busy="true"]').waitFor({ state: "attached" });
    const progress = () =>
      menu.evaluate((dialog) => {
        const { content, position } = getComputedStyle(dialog, "::after");
        return { content, position };
      });
    expect(await progress()).toEqual({ content: '""', position: "fixed" });
    expect(await contact.getAttribute("aria-current")).toBeNull();
    held.resolve();
    await menu.waitFor({ state: "hidden" });
    expect(await page.locator("dialog a[href='/contact']").getAttribute("aria-current")).toBe("page");
  });
});
