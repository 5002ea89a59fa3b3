import type { Page, Request } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { publishTagManager } from "../../scripts/screenshots/built-site.ts";
import { untilLive } from "./documents.ts";
import { origin, seenNotices, visitOwnSite } from "./site.ts";
import { LIGHT_PAGE, visit } from "./windows.ts";

const CONTAINER = "GTM-SAMPLE";
const TAG_MANAGER = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`;

visitOwnSite({ TRACKING_CONSENT: "ask" });

beforeAll(() => publishTagManager(origin, CONTAINER), 30_000);

/** Opens a page as a visitor who has not chosen. Records requests to other origins, which get an empty response. */
async function arrive(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(LIGHT_PAGE, { firstVisit: true, hasClock: true, ...options });
  // The clock runs: on a slow machine, the announcement of the first visit would cover the page before the test is done.
  await page.context().addCookies((await seenNotices()).filter(({ name }) => name === "visited"));
  const external: Request[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      external.push(route.request());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  await page.clock.install({ time: Date.now() });
  await page.goto(`${origin}/company`);
  if (options.javaScriptEnabled !== false) await untilAsked(page);
  return { page, urls: () => external.map((request) => request.url()) };
}

/** Passes the two seconds after which the banner appears. */
async function untilAsked(page: Page): Promise<void> {
  await untilLive(page);
  await page.clock.fastForward(3_000);
}

const choose = (page: Page, name: "Accept" | "Decline") =>
  cookieNotice(page).getByRole("button", { name }).click();

const cookieNotice = (page: Page) => page.getByRole("region", { name: "Cookies" });
const settings = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });

describe("a visitor who is asked about analytics", () => {
  it("accepts: the tag manager is loaded, here and on the next pages; declines: no cookie of analytics is left, and the site's own are", async () => {
    const { page, urls } = await arrive();
    await choose(page, "Accept");
    await expect.poll(urls).toEqual([TAG_MANAGER]);
    await cookieNotice(page).waitFor({ state: "hidden" });
    await page.goto(`${origin}/terms`);
    await expect.poll(urls).toEqual([TAG_MANAGER, TAG_MANAGER]);
    // What tags set after "Accept".
    const { hostname } = new URL(origin);
    const stored = async () => (await page.context().cookies()).map(({ name }) => name).toSorted();
    await page.context().addCookies(
      ["_ga", "_ga_SAMPLE", "_gid", "other"].map((name) => ({
        name,
        value: "1",
        domain: hostname,
        path: "/",
      })),
    );
    await settings(page).click();
    await Promise.all([page.waitForEvent("load"), choose(page, "Decline")]);
    await untilLive(page);
    expect(await stored()).toEqual(["other", "tracking-consent", "visited"]);
    // A tag that was slow.
    await page.context().addCookies([{ name: "_ga", value: "1", domain: hostname, path: "/" }]);
    await page.goto(`${origin}/company`);
    await expect.poll(stored).toEqual(["other", "tracking-consent", "visited"]);
  });

  it("is neither measured nor asked without JavaScript", async () => {
    const { page, urls } = await arrive({ javaScriptEnabled: false });
    expect(await cookieNotice(page).count()).toBe(0);
    expect(await settings(page).isVisible()).toBe(false);
    expect(urls()).toEqual([]);
  });
});
