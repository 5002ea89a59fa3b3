import { expect, it } from "vitest";
import { changeDocuments, pauseClock, untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { LIGHT_PAGE, MOVING, visit } from "./windows.ts";

it("the notices measure their delay from the load event", async () => {
  const page = await visit(LIGHT_PAGE, { ...MOVING, firstVisit: true, hasClock: true });
  await pauseClock(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/late.svg", async (route) => {
    await held.promise;
    await route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await changeDocuments(page, (html) => html.replace('<div id="root">', '<img src="/late.svg" alt="">$&'));
  await page.goto(`${origin}/company`, { waitUntil: "domcontentloaded" });
  await untilLive(page);
  const notice = page.getByRole("region", { name: "Cookies" });
  await page.clock.runFor(10_000);
  expect(await notice.count()).toBe(0);
  held.resolve();
  await page.waitForLoadState("load");
  await page.clock.runFor(1_999);
  expect(await notice.count()).toBe(0);
  await page.clock.runFor(1);
  await notice.waitFor();
});

it("the announcement closes when a link in it is followed, and the heading of the page has the focus", async () => {
  const page = await visit(LIGHT_PAGE, { ...MOVING, firstVisit: true, hasClock: true });
  await pauseClock(page);
  await page.goto(`${origin}/company`);
  await untilLive(page);
  // The prefetch is delayed until after the click.
  const clicked = Promise.withResolvers<void>();
  await page.route("**/assistance", async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.clock.runFor(8_000);
  // Animations need a running clock.
  await page.clock.resume();
  const modal = page.getByRole("dialog", { name: "Announcement" });
  await modal.getByRole("link", { name: "How to recognise a scam and report it" }).click();
  clicked.resolve();
  const heading = page.getByRole("heading", { level: 1, name: "Assistance" });
  await heading.waitFor();
  expect(await modal.count()).toBe(0);
  await expect.poll(() => heading.evaluate((h1) => h1 === document.activeElement)).toBe(true);
});
