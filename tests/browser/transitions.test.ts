import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { MOVING, origin, visit } from "./site.ts";

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name }).click();
}

const headingHasFocus = (page: Page) =>
  page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => heading === document.activeElement && document.activeElement.tagName === "H1");

/** What of the page fades from now on, and how many milliseconds long. */
async function watchFades(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      fades.push([this.id, animation.effect?.getComputedTiming().duration]);
      return animation;
    };
    const start = Document.prototype.startViewTransition;
    if (!start) return;
    Document.prototype.startViewTransition = function (change) {
      const transition = start.call(this, change);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const isFade = effect.getKeyframes().some(({ opacity }) => opacity !== undefined);
          if (isFade) fades.push([effect.pseudoElement, effect.getComputedTiming().duration]);
        }
      });
      return transition;
    };
  });
  return () => page.evaluate(() => ("fades" in window ? window.fades : undefined));
}

describe("from page to page", () => {
  it("the old page fades out while the next one fades in, for half a second", async () => {
    const page = await visit("/company", MOVING);
    await untilLive(page);
    const fades = await watchFades(page);
    await follow(page, "Terms");
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(fades).toEqual(
      expect.arrayContaining([
        ["::view-transition-old(root)", 500],
        ["::view-transition-new(root)", 500],
      ]),
    );
    expect(JSON.stringify(await fades())).not.toContain("main");
  });

  it("the next page fades in where the browser cannot keep how the old one looks", async () => {
    const page = await visit("about:blank", MOVING);
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
    await page.goto(`${origin}/company`);
    await untilLive(page);
    const fades = await watchFades(page);
    await follow(page, "Terms");
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(fades).toEqual([["main", 500]]);
  });

  it("what is pressed while pages fade into each other is done", async () => {
    const page = await visit("/company", MOVING);
    await untilLive(page);
    await follow(page, "Terms");
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await follow(page, "Assistance");
    await page.getByRole("heading", { level: 1, name: "Assistance" }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "One group, four licensed businesses" }).waitFor();
    expect(page.url()).toBe(`${origin}/company`);
  });

  it("the next page begins to fade in with its top, and all of it follows", async () => {
    const page = await visit("/terms", MOVING);
    await untilLive(page);
    await page.evaluate(() => {
      const start = Document.prototype.startViewTransition;
      Document.prototype.startViewTransition = function (change) {
        const transition = start.call(this, change);
        void transition.updateCallbackDone.then(() => {
          const headings = [...document.querySelectorAll("main :is(h1, h2)")];
          Object.assign(window, { drawn: headings.map((heading) => heading.checkVisibility()) });
        });
        return transition;
      };
    });
    await follow(page, "Our Company");
    await page.getByRole("heading", { level: 1, name: "One group, four licensed businesses" }).waitFor();
    const drawnAtFirst = await page.evaluate(() => ("drawn" in window ? window.drawn : undefined));
    expect(drawnAtFirst).toEqual(expect.arrayContaining([true, false]));
    await expect
      .poll(() =>
        page
          .getByRole("main")
          .locator("h1, h2")
          .evaluateAll((all) => all.every((one) => one.checkVisibility())),
      )
      .toBe(true);
  });

  it("nothing fades for who wants it still", async () => {
    const page = await visit("/company");
    await untilLive(page);
    const fades = await watchFades(page);
    await follow(page, "Terms");
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    expect(await fades()).toEqual([]);
  });

  it("the next page begins at its top, and the way back ends where one was", async () => {
    const page = await visit("/company", MOVING);
    await untilLive(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL(`${origin}/company`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("the way back ends where one was, even after a reload in between", async () => {
    const page = await visit("/company", MOVING);
    await untilLive(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await page.reload();
    await untilLive(page);
    await page.goBack();
    await page.waitForURL(`${origin}/company`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  it("the focus moves to the heading, and the title is read out", async () => {
    const page = await visit("/company", MOVING);
    await untilLive(page);
    const announcer = page.locator("#announcer");
    expect(await announcer.getAttribute("aria-live")).toBe("polite");
    expect(await announcer.textContent()).toBe("");
    expect(await headingHasFocus(page)).toBe(false);
    await follow(page, "Terms");
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    expect(await announcer.textContent()).toBe(await page.title());
  });

  it("the focus moves on from a menu that was open", async () => {
    const page = await visit("/company", { ...MOVING, viewport: { width: 390, height: 844 } });
    await untilLive(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "News", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "News" }).waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
  });

  it("a page that waits for its content leaves the one before in its place", async () => {
    const page = await visit("/company", MOVING);
    await untilLive(page);
    await page.waitForLoadState("networkidle");
    const release = Promise.withResolvers<void>();
    await page.route("**/terms", async (route) => {
      await release.promise;
      await route.continue();
    });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const isAtBottom = () =>
      window.scrollY > 0 && window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
    await expect.poll(() => page.evaluate(isAtBottom)).toBe(true);
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await page.waitForURL(`${origin}/terms`);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await headingHasFocus(page)).toBe(false);
    release.resolve();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("a search within the search page leaves the focus in its field", async () => {
    const page = await visit("/search", MOVING);
    await untilLive(page);
    const field = page.getByRole("main").getByPlaceholder("Type to search");
    await field.fill("dividend");
    await field.press("Enter");
    await page.getByText("Results for").waitFor();
    expect(await page.getByRole("main").evaluate((main) => main.contains(document.activeElement))).toBe(true);
    expect(await headingHasFocus(page)).toBe(false);
  });
});
