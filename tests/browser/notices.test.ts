import { describe, expect, it } from "vitest";
import { addStyles } from "./add-styles.ts";
import { arrive, bar, cookieNotice, HELD, isBarOpen, modal, pass, START } from "./arrival.ts";
import { changeDocuments, untilLive } from "./documents.ts";
import { MOVING, origin, visit } from "./site.ts";

describe("the cookie notice", () => {
  it("measures its delay from the load event", async () => {
    const page = await visit("about:blank", { ...MOVING, firstVisit: true });
    await page.clock.install({ time: START });
    await page.clock.pauseAt(HELD);
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
    await pass(page, 10_000);
    expect(await cookieNotice(page).count()).toBe(0);
    held.resolve();
    await page.waitForLoadState("load");
    await pass(page, 1_999);
    expect(await cookieNotice(page).count()).toBe(0);
    await pass(page, 1);
    await cookieNotice(page).waitFor();
  });
});

describe("the announcement bar", () => {
  it("slides out when it is closed, and stays closed", async () => {
    const page = await arrive();
    await pass(page, 2_000);
    // While it still rises, no transition would begin.
    await bar(page).evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    // Longer than any test takes: the bar does not disappear before its transition is seen.
    await addStyles(page, '[data-closing="true"] { transition-duration: 1000s !important }');
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    expect(await isBarOpen(page)).toBe(false);
    const properties = await bar(page).evaluate((element) =>
      element.getAnimations().flatMap((animation) => {
        animation.finish();
        return animation instanceof CSSTransition ? animation.transitionProperty : [];
      }),
    );
    expect(properties).toContain("transform");
    await bar(page).waitFor({ state: "detached" });
    await page.context().clearCookies({ name: "visited" });
    await page.reload();
    await untilLive(page);
    await pass(page, 2_000);
    await cookieNotice(page).waitFor();
    expect(await bar(page).count()).toBe(0);
  });
});

describe("notices", () => {
  it("are not shown without JavaScript", async () => {
    const page = await visit("/company", { firstVisit: true, javaScriptEnabled: false });
    expect(await cookieNotice(page).count()).toBe(0);
    expect(await bar(page).count()).toBe(0);
    expect(await modal(page).count()).toBe(0);
  });
});
