import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { MOVING, visit } from "./windows.ts";

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name }).click();
}

const headingHasFocus = (page: Page) =>
  page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => heading === document.activeElement && document.activeElement.tagName === "H1");

/** Records fade animations from now on: element and duration in milliseconds. */
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
  });
  return () => page.evaluate(() => ("fades" in window ? window.fades : undefined));
}

/** The animations of a page that is left, each by its duration in milliseconds, and the opacity at their end. */
const leaving = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    const animations = main?.getAnimations() ?? [];
    for (const animation of animations) animation.finish();
    const durations = animations.map(({ effect }) => effect?.getComputedTiming().duration);
    return { durations, opacity: main && getComputedStyle(main).opacity };
  });

/** Opens a page on which the terms do not load until the returned function is called. */
async function holdTerms(options: Parameters<typeof visit>[1]) {
  const page = await visit("/company", options);
  await untilLive(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/terms?late", async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Terms" })
    .evaluate((link) => {
      link.setAttribute("href", "/terms?late");
    });
  await follow(page, "Terms");
  await page.locator("main[aria-busy]").waitFor();
  return { page, release: () => held.resolve() };
}

describe("the transition between pages", () => {
  it("fades a page in that was waited for, for half a second, and does not ignore clicks meanwhile", async () => {
    const { page, release } = await holdTerms(MOVING);
    const fades = await watchFades(page);
    release();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(fades).toEqual([["main", 500]]);
    await follow(page, "Assistance");
    await page.getByRole("heading", { level: 1, name: "Assistance" }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "One group, four licensed businesses" }).waitFor();
    expect(page.url()).toBe(`${origin}/company`);
  });

  it("shows a page that is at hand at once: it is never transparent", async () => {
    const page = await visit("/company", MOVING);
    await untilLive(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    const prefetched = page.waitForResponse("**/terms");
    await link.hover();
    await (await prefetched).finished();
    const fades = await watchFades(page);
    await link.click();
    const heading = page.getByRole("heading", { level: 1, name: "Terms" });
    await heading.waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    expect(await fades()).toEqual([]);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "One group, four licensed businesses" }).waitFor();
    expect(await fades()).toEqual([]);
  });

  it("fades a page out for half a second, but no longer than the next one loads", async () => {
    const { page, release } = await holdTerms(MOVING);
    expect(await leaving(page)).toEqual({ durations: [500], opacity: "0" });
    release();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(() => leaving(page)).toEqual({ durations: [], opacity: "1" });
  });

  it("has no animation with reduced motion", async () => {
    const { page, release } = await holdTerms({});
    const fades = await watchFades(page);
    expect(await leaving(page)).toEqual({ durations: [], opacity: "1" });
    release();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    await expect.poll(() => headingHasFocus(page)).toBe(true);
    expect(await fades()).toEqual([]);
  });

  it.each(["/company", "/news/fy26-results"])(
    "fades %s in over a background like its head's",
    async (path) => {
      const page = await visit(path, MOVING);
      const [behind, head] = await page.evaluate(() => {
        const shell = document.querySelector("main")?.parentElement;
        const above = document.querySelector("[data-top]");
        return [
          shell && getComputedStyle(shell, "::before").backgroundColor,
          above && getComputedStyle(above).backgroundColor,
        ];
      });
      expect(behind).toBe(head);
    },
  );

  it("changes the colours of the header at once, under which the next page fades in", async () => {
    const page = await visit("/news/fy26-results", MOVING);
    await untilLive(page);
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      document.querySelector("header")?.addEventListener("transitionrun", (event) => {
        if (event.target === event.currentTarget) changes.push(event.propertyName);
      });
    });
    await follow(page, "Our Company");
    await page.getByRole("heading", { level: 1, name: "One group, four licensed businesses" }).waitFor();
    await page.locator("header[data-scroll='top']").first().waitFor();
    await page.locator("main:not([data-fading])").waitFor();
    expect(await page.evaluate(() => ("changes" in window ? window.changes : undefined))).toEqual([]);
  });

  it("keeps the focus in the field for a search on the search page", async () => {
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

it("what opens is animated: a group of the menu and the menu of a phone for 0.3 s, the search panel for 0.5 s", async () => {
  const page = await visit("/", MOVING);
  const durationOf = async (opened: Locator) => {
    await opened.waitFor();
    return opened.evaluate((element) => getComputedStyle(element).animationDuration);
  };
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.locator("summary", { hasText: "Careers" }).click();
  const panel = menu.getByRole("list").filter({ has: page.getByRole("link", { name: "Our Teams" }) });
  expect(await durationOf(panel.last())).toBe("0.3s");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  expect(await durationOf(page.locator("dialog:modal"))).toBe("0.5s");
  await page.keyboard.press("Escape");
  await page.locator("dialog:modal").waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  expect(await durationOf(page.locator("dialog:modal"))).toBe("0.3s");
});
