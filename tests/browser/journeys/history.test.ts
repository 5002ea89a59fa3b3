import { beforeAll, describe, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import {
  address,
  focused,
  follow,
  scrolled,
  startJourneys,
  untilLive,
  untilPage,
  untilServed,
  untilThere,
} from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const CONTENTS: Target = { role: "navigation", name: "On this page" };
const DOCUMENTS: Target = { role: "link", name: "Results and reports", within: CONTENTS };
/** Further down than a page without its results is long. */
const RESULTS_POSITION = 500;
const RESULTS: Target = { role: "heading", name: "Results for “report”", within: { role: "main" } };

async function scrollTo(visitor: Visitor, position: number): Promise<void> {
  await visitor.evaluate(
    (y) =>
      new Promise<null>((resolve) => {
        addEventListener("scroll", () => requestAnimationFrame(() => resolve(null)), { once: true });
        window.scrollTo(0, y);
      }),
    position,
  );
  await expect.poll(() => scrolled(visitor)).toBe(position);
}

beforeAll(() => untilServed("/search?s=report&t=page"));

const press = (visitor: Visitor, selector: string) =>
  visitor.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);

/** Follows the first result of a search, to its top. */
async function followResult(visitor: Visitor): Promise<void> {
  await press(visitor, "main ol h3 a");
  await expect.poll(() => address(visitor)).not.toMatch(/search/);
  await expect.poll(() => scrolled(visitor)).toBe(0);
}

/** The parts of the page that its table of contents names. */
const parts = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('main nav a[href^="#"]')].map((link) => link.getAttribute("href") ?? ""),
  );

describe("a visitor who follows a link within the page", () => {
  it("goes back to where the link is, forward to the part, where the keyboard continues, and back to it from the top", async () => {
    const visitor = await arrive("/investors");
    await scrollTo(visitor, 120);
    await visitor.press(DOCUMENTS);
    await expect.poll(() => address(visitor)).toMatch(/#/);
    await expect.poll(() => scrolled(visitor)).toBeGreaterThan(1_000);
    const part = await scrolled(visitor);
    const ofPart = await address(visitor);
    await visitor.key("Tab");
    expect(
      await visitor.evaluate(
        () => document.querySelector(location.hash)?.contains(document.activeElement) ?? false,
      ),
    ).toBe(true);
    await visitor.back();
    await expect.poll(() => scrolled(visitor)).toBe(120);
    expect(await address(visitor)).toBe("/investors");
    await visitor.forward();
    await expect.poll(() => scrolled(visitor)).toBe(part);
    await follow(visitor, "/investors");
    await expect.poll(() => address(visitor)).toBe("/investors");
    await visitor.back();
    await expect.poll(() => address(visitor)).toBe(ofPart);
  });

  it("goes back through the parts, and to the page before", async () => {
    const visitor = await arrive("/company");
    await follow(visitor, "/investors");
    await expect.poll(() => address(visitor)).toBe("/investors");
    const [first = "", second = ""] = (await parts(visitor)).slice(1);
    await press(visitor, `a[href="${first}"]`);
    await expect.poll(() => scrolled(visitor)).toBeGreaterThan(0);
    const one = await scrolled(visitor);
    await press(visitor, `a[href="${second}"]`);
    await expect.poll(() => scrolled(visitor)).not.toBe(one);
    await press(visitor, "footer a[href='/terms']");
    await untilPage(visitor, "Terms of use");
    await visitor.back();
    await expect.poll(() => address(visitor)).toBe(`/investors${second}`);
    await visitor.back();
    // A rounded position may differ by a pixel.
    await expect.poll(async () => Math.abs((await scrolled(visitor)) - one)).toBeLessThanOrEqual(1);
    expect(await address(visitor)).toBe(`/investors${first}`);
    await visitor.back();
    await expect.poll(() => scrolled(visitor)).toBe(0);
    expect(await address(visitor)).toBe("/investors");
    await visitor.back();
    await expect.poll(() => address(visitor)).toBe("/company");
  });

  it("goes back to a part that they left before the browser had reported where it is", async () => {
    const visitor = await arrive("/investors");
    const [first = "", second = ""] = (await parts(visitor)).slice(1);
    await visitor.evaluate(() => {
      addEventListener("scroll", (event) => event.stopImmediatePropagation(), true);
    });
    await press(visitor, `a[href="${first}"]`);
    await expect.poll(() => scrolled(visitor)).toBeGreaterThan(0);
    const one = await scrolled(visitor);
    await press(visitor, `a[href="${second}"]`);
    await expect.poll(() => scrolled(visitor)).not.toBe(one);
    await visitor.back();
    await expect.poll(() => address(visitor)).toBe(`/investors${first}`);
    await expect.poll(async () => Math.abs((await scrolled(visitor)) - one)).toBeLessThanOrEqual(1);
  });

  it("goes back to where the link is if they followed it before the application had started", async () => {
    const release = proxy().hold(/^\/assets\/start-/);
    const visitor = await arrive("/investors", { isStarted: false });
    await scrollTo(visitor, 120);
    await visitor.press(DOCUMENTS);
    await expect.poll(() => scrolled(visitor)).toBeGreaterThan(1_000);
    release();
    await untilLive(visitor);
    await visitor.back();
    await expect.poll(() => scrolled(visitor)).toBe(120);
  });
});

describe("a visitor who goes back", () => {
  it("finds accordions as they were left, and the place", async () => {
    const visitor = await arrive("/terms");
    await follow(visitor, "/assistance");
    await untilPage(visitor, "Assistance");
    await visitor.evaluate(() => {
      for (const summary of [...document.querySelectorAll<HTMLElement>("main summary")].slice(0, 2))
        summary.click();
    });
    const open = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll("main details")].map((one) => one.hasAttribute("open")),
      );
    const before = await open();
    expect(before.filter(Boolean)).toHaveLength(2);
    await visitor.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => scrolled(visitor)).toBeGreaterThan(500);
    const place = await scrolled(visitor);
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
    await visitor.back();
    await untilPage(visitor, "Assistance");
    await expect.poll(() => scrolled(visitor)).toBe(place);
    expect(await open()).toEqual(before);
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
    await follow(visitor, "/assistance");
    await untilPage(visitor, "Assistance");
    expect((await open()).filter(Boolean)).toEqual([]);
  });

  it("finds the place in the results of a search after their reload, a result, its reload, and another document", async () => {
    expectComplaints(/Content.Security.Policy/);
    const visitor = await arrive("/search?s=report&t=page");
    await scrollTo(visitor, RESULTS_POSITION);
    await visitor.reload();
    await untilLive(visitor);
    await expect.poll(() => scrolled(visitor)).toBe(RESULTS_POSITION);
    const leavings: readonly (() => Promise<void>)[] = [
      () => followResult(visitor),
      async () => {
        await followResult(visitor);
        await visitor.reload();
        await untilLive(visitor);
      },
      // Last, because Firefox's driver waits forever for the reload of a page that came from the browser's own cache.
      () => visitor.go("/robots.txt"),
    ];
    for (const leave of leavings) {
      await leave();
      await visitor.back();
      await untilLive(visitor);
      await untilThere(visitor, RESULTS);
      await expect.poll(() => scrolled(visitor)).toBe(RESULTS_POSITION);
    }
  });

  it("has the focus at the link that they followed from a filtered list, after a reload of its page too", async () => {
    const visitor = await arrive("/news?year=2025");
    const link = await visitor.evaluate(() => {
      const article = [...document.querySelectorAll<HTMLElement>("main article a")].at(-1);
      article?.focus();
      return article?.textContent;
    });
    await visitor.key("Enter");
    await expect.poll(() => address(visitor)).toMatch(/^\/news\//);
    await visitor.reload();
    await untilLive(visitor);
    await visitor.back();
    await expect.poll(() => address(visitor)).toBe("/news?year=2025");
    await expect.poll(() => focused(visitor)).toBe(link);
  });

  it("finds the place in the results of a search that was typed on the page", async () => {
    const visitor = await arrive("/search");
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    await visitor.type("report");
    await visitor.key("Enter");
    await untilThere(visitor, RESULTS);
    await scrollTo(visitor, RESULTS_POSITION);
    await followResult(visitor);
    await visitor.back();
    await untilThere(visitor, RESULTS);
    await expect.poll(() => scrolled(visitor)).toBe(RESULTS_POSITION);
  });
});
