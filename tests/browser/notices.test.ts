import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { changeDocuments, untilLive } from "./documents.ts";
import { expectComplaints, MOVING, origin, visit } from "./site.ts";

/** The clock runs on from here until it is held: later, for it cannot be held at what has passed. */
const START = new Date("2026-11-21T10:00:00Z");
const HELD = START.getTime() + 60_000;

interface Arrival extends Pick<BrowserContextOptions, "viewport" | "reducedMotion"> {
  readonly path?: string;
  readonly firstVisit?: boolean;
  readonly textSize?: number;
  /** How the documents are other than the server sends them. */
  readonly change?: (html: string) => string;
}

/** A visitor for whom time stands still until the test lets it go on. */
async function arrive({
  path = "/company",
  firstVisit = true,
  change,
  ...options
}: Arrival = {}): Promise<Page> {
  const page = await visit("about:blank", { ...MOVING, firstVisit, ...options });
  await page.clock.install({ time: START });
  await page.clock.pauseAt(HELD);
  if (change) await changeDocuments(page, change);
  await page.goto(origin + path);
  await untilLive(page);
  return page;
}

const cookieNotice = (page: Page) => page.getByRole("region", { name: "Cookies" });
const bar = (page: Page) => page.getByRole("region", { name: "Announcement" });
const modal = (page: Page) => page.getByRole("dialog", { name: "Announcement" });
const isBarOpen = (page: Page) =>
  page.evaluate(() => document.body.classList.contains("announcement-bar-open"));

/** Lets time go on. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
}

/** Documents as the server sends them where an editor has left a notice empty. */
const without = (notice: string) => (html: string) =>
  html.replace(new RegExp(`<(\\w+)(?: hidden="")? data-notice="${notice}".*?</\\1>`, "s"), "");

describe("the cookie notice", () => {
  it("keeps the shape of its button under the focus", async () => {
    const page = await arrive();
    await pass(page, 2_000);
    const ok = cookieNotice(page).getByRole("button", { name: "OK" });
    await ok.evaluate((button) => button.focus({ focusVisible: true }));
    expect(await ok.evaluate((button) => getComputedStyle(button).borderRadius)).toBe("999px");
  });

  it("comes after 2 seconds, not before", async () => {
    const page = await arrive();
    await pass(page, 1_999);
    expect(await cookieNotice(page).count()).toBe(0);
    await pass(page, 1);
    await cookieNotice(page).waitFor();
  });

  it("goes with OK", async () => {
    const page = await arrive();
    await pass(page, 2_000);
    await cookieNotice(page).getByRole("button", { name: "OK" }).click();
    await cookieNotice(page).waitFor({ state: "detached" });
  });

  it("does not come to who has entered within a day, which no later visit prolongs", async () => {
    const page = await arrive();
    const visitCookie = async () => (await page.context().cookies()).find(({ name }) => name === "visited");
    const first = await visitCookie();
    expect(first?.path).toBe("/");
    expect(first?.expires).toBeCloseTo(Date.now() / 1000 + 24 * 60 * 60, -2);
    await page.reload();
    await untilLive(page);
    expect(await visitCookie()).toEqual(first);
    await pass(page, 10_000);
    await bar(page).waitFor();
    expect(await cookieNotice(page).count()).toBe(0);
    expect(await modal(page).count()).toBe(0);
  });

  it("counts its time from when the page is loaded, with all that it shows", async () => {
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
    await changeDocuments(page, (html) => html.replace("</footer>", '<img src="/late.svg" alt="">$&'));
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

  it("does not come without a cookie policy, and neither does the modal", async () => {
    const page = await arrive({ change: without("cookies") });
    await pass(page, 10_000);
    await bar(page).waitFor();
    expect(await cookieNotice(page).count()).toBe(0);
    expect(await modal(page).count()).toBe(0);
  });
});

describe("the announcement modal", () => {
  it("comes after 8 seconds, not before", async () => {
    const page = await arrive();
    await pass(page, 7_999);
    expect(await modal(page).count()).toBe(0);
    await pass(page, 1);
    await modal(page).waitFor();
  });

  it("does not come without text", async () => {
    const page = await arrive({ change: without("modal") });
    await pass(page, 10_000);
    await cookieNotice(page).waitFor();
    expect(await modal(page).count()).toBe(0);
  });

  it.each(["Escape", "Enter"])("keeps the focus, and gives it back when %s closes it", async (key) => {
    const page = await arrive();
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" });
    await link.focus();
    await pass(page, 8_500);
    const close = modal(page).getByRole("button", { name: "Close" });
    await close.waitFor();
    expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      // Beyond its ends the browser's own controls have their turn.
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.nodeName)).not.toBe(
        "MAIN",
      );
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(false);
    }
    await close.focus();
    await page.keyboard.press(key);
    await modal(page).waitFor({ state: "hidden" });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("comes with another text to who has entered before", async () => {
    const page = await arrive({
      firstVisit: false,
      change: (html) => html.replace(/(data-notice="modal" data-mark=)"\w+"/, '$1"another"'),
    });
    await pass(page, 8_000);
    await modal(page).waitFor();
    expect(await cookieNotice(page).count()).toBe(0);
    await page.reload();
    await untilLive(page);
    await pass(page, 10_000);
    expect(await modal(page).count()).toBe(0);
  });

  it("waits while somebody types, and loses no letter", async () => {
    const page = await arrive();
    const field = page.getByRole("contentinfo").getByLabel("E-mail address");
    await field.pressSequentially("reader");
    await pass(page, 8_000);
    await field.pressSequentially("@larkfield.example");
    await pass(page, 60_000);
    expect(await modal(page).count()).toBe(0);
    expect(await field.inputValue()).toBe("reader@larkfield.example");
    await field.blur();
    await pass(page, 1_000);
    await modal(page).waitFor();
  });

  it("waits while something is open", async () => {
    const page = await arrive();
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
    await pass(page, 10_000);
    expect(await modal(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await pass(page, 1_500);
    await modal(page).waitFor();
  });

  it("comes to who has only come to a page that has a field to start in", async () => {
    const page = await arrive({ path: "/search" });
    await pass(page, 8_000);
    await modal(page).waitFor();
  });

  it.each(["Enter", "Escape", "Space"])(
    "is not closed by %s that was on its way before it came",
    async (key) => {
      const page = await arrive();
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).focus();
      await pass(page, 8_000);
      await modal(page).waitFor();
      await page.keyboard.press(key);
      expect(await modal(page).isVisible()).toBe(true);
      await pass(page, 500);
      await page.keyboard.press(key);
      await modal(page).waitFor({ state: "hidden" });
    },
  );

  it("makes way for a page to which it links, whose heading has the focus", async () => {
    const page = await arrive();
    // Not fetched ahead in time: it comes after the press.
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assistance", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await pass(page, 8_000);
    // What has come is shown in a moment, which has to pass.
    await page.clock.resume();
    await modal(page).getByRole("link", { name: "How to recognise a scam and report it" }).click();
    pressed.resolve();
    const heading = page.getByRole("heading", { level: 1, name: "Assistance" });
    await heading.waitFor();
    expect(await modal(page).count()).toBe(0);
    await expect.poll(() => heading.evaluate((h1) => h1 === document.activeElement)).toBe(true);
  });
});

describe("the announcement bar", () => {
  it("comes after 2 seconds, with a class on the body", async () => {
    const page = await arrive();
    await pass(page, 1_999);
    expect(await bar(page).count()).toBe(0);
    expect(await isBarOpen(page)).toBe(false);
    await pass(page, 1);
    await bar(page).waitFor();
    expect(await isBarOpen(page)).toBe(true);
  });

  it("does not come without text", async () => {
    const page = await arrive({ change: without("bar") });
    await pass(page, 10_000);
    await cookieNotice(page).waitFor();
    expect(await bar(page).count()).toBe(0);
  });

  it("slides away when it is closed, and stays away", async () => {
    const page = await arrive();
    await pass(page, 2_000);
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    expect(await isBarOpen(page)).toBe(false);
    expect(await bar(page).evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0);
    await bar(page).waitFor({ state: "detached" });
    await page.context().clearCookies({ name: "visited" });
    await page.reload();
    await untilLive(page);
    await pass(page, 2_000);
    await cookieNotice(page).waitFor();
    expect(await bar(page).count()).toBe(0);
  });

  it("comes again where the site says that closing it does not count", async () => {
    const page = await arrive({
      firstVisit: false,
      change: (html) => html.replace('data-notice="bar"', '$& data-returns="true"'),
    });
    await pass(page, 2_000);
    await bar(page).waitFor();
  });

  it("comes again with another text", async () => {
    const page = await arrive({
      firstVisit: false,
      change: (html) => html.replace(/(data-notice="bar" data-mark=)"\w+"/, '$1"another"'),
    });
    await pass(page, 2_000);
    await bar(page).waitFor();
  });

  it("goes from a tab to which the visitor comes back, when it was closed in another", async () => {
    const page = await arrive();
    await pass(page, 2_000);
    await bar(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${origin}/company`);
    await untilLive(other);
    await pass(other, 2_000);
    await bar(other).getByRole("button", { name: "Close announcement" }).click();
    await pass(other, 1_000);
    await bar(other).waitFor({ state: "detached" });
    // The browser of the tests shows all its tabs at once, and says nothing of coming back.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await pass(page, 1_000);
    await bar(page).waitFor({ state: "detached" });
  });
});

/** Words of the links and buttons outside the notices whose middle is not to be seen once they have been scrolled to. */
function hiddenWhenFocused(page: Page): Promise<string[]> {
  return page
    .getByRole("contentinfo")
    .locator("a:visible, button:visible, input:visible, summary:visible")
    .evaluateAll((items) =>
      items
        .filter((item) => {
          if (item instanceof HTMLElement) item.focus({ focusVisible: true });
          const { x, y, width, height } = item.getBoundingClientRect();
          const seen = document.elementFromPoint(x + width / 2, y + height / 2);
          return !item.contains(seen) && !seen?.contains(item);
        })
        .map(({ textContent, className }) => textContent || className),
    );
}

describe("the end of a page under the notices", () => {
  const SCREENS = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ];

  it.each(SCREENS)("can be reached and pressed at $width × $height", async (viewport) => {
    const page = await arrive({ viewport, change: without("modal") });
    await pass(page, 2_000);
    await cookieNotice(page).waitFor();
    await page.clock.resume();
    expect(await hiddenWhenFocused(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    for (const name of [/^LinkedIn/, /^Assistance/, /^Terms/, /^Privacy/]) {
      const link = page.getByRole("contentinfo").getByRole("link", { name }).last();
      await link.click({ trial: true });
    }
  });

  it("needs no room once they are closed", async () => {
    const page = await arrive({ change: without("modal") });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await pass(page, 2_000);
    await cookieNotice(page).waitFor();
    await expect.poll(height).toBeGreaterThan(before);
    await page.clock.resume();
    await cookieNotice(page).getByRole("button", { name: "OK" }).click();
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    await expect.poll(height).toBe(before);
  });
});

describe("the notices of a small screen", () => {
  it.each([
    [390, 844, 16],
    [320, 568, 16],
    [390, 844, 24],
  ])(
    "at %i × %i, text of %i px, cover a third of it at most, their buttons in view",
    async (width, height, textSize) => {
      const page = await arrive({ viewport: { width, height }, textSize, reducedMotion: "reduce" });
      await pass(page, 2_000);
      await cookieNotice(page).waitFor();
      const tops = await Promise.all(
        [cookieNotice(page), bar(page)].map(async (notice) => (await notice.boundingBox())?.y ?? 0),
      );
      expect(Math.min(...tops)).toBeGreaterThanOrEqual((height * 2) / 3 - 1);
      for (const button of [
        cookieNotice(page).getByRole("button", { name: "OK" }),
        bar(page).getByRole("button", { name: "Close announcement" }),
      ]) {
        const box = await button.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    },
  );
});

describe("where the browser keeps cookies from every page", () => {
  it("the page stays, and the notices come", async () => {
    const page = await visit("about:blank", { ...MOVING, firstVisit: true });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    });
    // The stand-in for the vendor's toolbar reads cookies too, and is no part of the page.
    await page.route("**/sandbox/**/*.js*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto(`${origin}/company`);
    await untilLive(page);
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    await bar(page).waitFor({ state: "detached" });
  });
});

describe("notices", () => {
  it("move nothing", async () => {
    const page = await arrive();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
      }).observe({ type: "layout-shift" });
    });
    await pass(page, 2_000);
    await cookieNotice(page).waitFor();
    await bar(page).waitFor();
    await pass(page, 6_000);
    await modal(page).waitFor();
    expect(await page.evaluate(() => ("shifts" in window ? window.shifts : undefined))).toEqual([]);
  });

  it("are not shown without JavaScript", async () => {
    const page = await visit("/company", { firstVisit: true, javaScriptEnabled: false });
    expect(await cookieNotice(page).count()).toBe(0);
    expect(await bar(page).count()).toBe(0);
    expect(await modal(page).count()).toBe(0);
  });

  it("need no React", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("about:blank", { firstVisit: true });
    await page.route(/\/assets\/hydrate-/, (route) => route.abort());
    await page.goto(`${origin}/company`);
    await cookieNotice(page).getByRole("button", { name: "OK" }).click();
    await cookieNotice(page).waitFor({ state: "detached" });
  });
});
