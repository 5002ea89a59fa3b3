import { expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { origin, visit } from "./site.ts";

const PHONE = { width: 390, height: 844 };
/** Scroll position in pixels. */
const AT = 1400;
/** An image below the second screen, but near enough for the browser to load it early. */
const FAR = 3;

it("an image far below the first screen is loaded after the first screen's", async () => {
  const page = await visit("about:blank", { viewport: PHONE });
  const requested: string[] = [];
  const { promise: held, resolve: releaseHero } = Promise.withResolvers<void>();
  await page.route("**/images/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    if (pathname.includes("hero")) await held;
    await route.continue();
  });
  await page.goto("/company", { waitUntil: "commit" });
  await page.locator("header[data-scroll]").waitFor();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const last = page.locator("main img").nth(FAR);
  const path = new URL((await last.getAttribute("src")) ?? "", page.url()).pathname;
  expect(requested.some((name) => name.includes("hero"))).toBe(true);
  expect(requested).not.toContain(path);
  releaseHero();
  await expect.poll(() => requested).toContain(path);
});

it("a reload keeps the position although sections below the first screen are laid out later", async () => {
  const page = await visit("/company", { viewport: PHONE });
  await page.evaluate((at) => scrollTo(0, at), AT);
  const heading = () =>
    page.evaluate(() => {
      const visible = [...document.querySelectorAll("main h2")].find(
        (one) => one.getBoundingClientRect().top > 0,
      );
      return [visible?.textContent, Math.round(visible?.getBoundingClientRect().top ?? 0)];
    });
  const before = await heading();
  await page.reload();
  await untilLive(page);
  await expect.poll(heading).toEqual(before);
});

it.each(["/company", "/investors", "/results/fy26", "/news/fy26-results"])(
  "of %s only what is near the window is laid out at first",
  async (path) => {
    const page = await visit("about:blank", { viewport: PHONE });
    // The browser is never idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(path);
    const isLaidOut = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut("main h1")).toBe(true);
    expect(await isLaidOut("main h2")).toBe(false);
  },
);

it("the next page is laid out completely, even if the first one was left before it was", async () => {
  const page = await visit("about:blank", { viewport: PHONE });
  // The browser is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/company");
  await page.locator("header[data-scroll]").waitFor();
  const isLaidOut = () => page.evaluate(() => "laidOut" in document.documentElement.dataset);
  expect(await isLaidOut()).toBe(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
  expect(await isLaidOut()).toBe(true);
});

it("the page's script is compiled while it loads, not at the first press", async () => {
  const page = await visit("/");
  const source = await page.locator('script[type="module"][src]').getAttribute("src");
  const script = await page.request.get(`${origin}${source}`);
  expect(await script.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
