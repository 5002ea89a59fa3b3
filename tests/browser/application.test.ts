import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectComplaints } from "./complaints.ts";
import { pauseClock, untilIdle, untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { runFirst, visit } from "./windows.ts";

const START = /\/assets\/start-[^/]*\.js$/;

/** Opens a page on which the application does not start until the returned function is called. */
async function openHeld(path: string) {
  const page = await visit();
  const held = Promise.withResolvers<void>();
  await page.route(START, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto(origin + path);
  return { page, release: () => held.resolve() };
}

describe("the application starts", () => {
  it("when the page is loaded and the browser is idle", async () => {
    const page = await visit();
    await page.goto(`${origin}/company`);
    await page.locator("header[data-scroll]").waitFor();
  });

  it("at the first press on a control, even if the browser is never idle", async () => {
    const page = await visit();
    await runFirst(page, () => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`${origin}/company`);
    await page.getByRole("button", { name: "Sign up" }).dispatchEvent("pointerdown");
    await page.locator("header[data-scroll]").waitFor();
  });

  it("not in the middle of a press, but when what it changes is on the screen", async () => {
    const page = await visit(undefined, { hasClock: true });
    await pauseClock(page);
    const fetched = page.waitForResponse((response) => START.test(response.url()));
    await page.goto(`${origin}/assistance`);
    const signUp = page.getByRole("button", { name: "Sign up" });
    await signUp.dispatchEvent("pointerdown");
    // The scripts are fetched, but not run.
    await (await fetched).finished();
    expect(await page.locator("head script[type=module][src*='/react-']").count()).toBe(0);
    await signUp.dispatchEvent("pointerup");
    await page.clock.runFor(100);
    await page.locator("header[data-scroll]").waitFor();
  });

  it.each([
    { by: "the mouse", press: (summary: Locator) => summary.click() },
    {
      by: "a finger",
      press: (summary: Locator) => summary.dispatchEvent("touchstart").then(() => summary.click()),
    },
    { by: "the Enter key", press: (summary: Locator) => summary.press("Enter") },
    { by: "the space bar", press: (summary: Locator) => summary.press(" ") },
  ])("and leaves a press by $by to the document until it has hydrated all of it", async ({ press }) => {
    const page = await visit();
    await runFirst(page, holdMessages);
    await page.goto(`${origin}/assistance`);
    // React hydrates in the tasks that it sends to itself.
    await page.waitForFunction(
      () => "held" in window && Array.isArray(window.held) && window.held.length > 0,
    );
    const answer = page.getByRole("main").locator("details").first();
    await press(answer.locator("summary"));
    await expect.poll(() => answer.getAttribute("open")).not.toBeNull();
    // React marks the elements that it has hydrated.
    const marks = await page.getByRole("banner").evaluate((header) => Object.keys(header));
    expect(marks).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event("release")));
    await page.locator("header[data-scroll]").waitFor();
    expect(await answer.getAttribute("open")).not.toBeNull();
  });

  it.each(["/", "/investors", "/search?s=report&t=page", "/news?year=2025", "/no-such-page"])(
    "on %s without changing what is there, nor asking for its links, which the server has resolved",
    async (path) => {
      const { page, release } = await openHeld(path);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      if (path === "/no-such-page") expectComplaints(/404/);
      const content = () =>
        page.evaluate(() => {
          const title = document.head.querySelectorAll("title, meta[name=description], link[rel=canonical]");
          return { text: document.querySelector("main")?.innerHTML, head: title.length };
        });
      const before = await content();
      release();
      await untilLive(page);
      expect(await content()).toEqual(before);
      await untilIdle(page);
      expect(requests.filter((url) => /\/api\/create(?:Page|Pdf)Link$/.test(url))).toEqual([]);
    },
  );
});

/** Runs in the page: holds the messages of channels until the event `release`. */
function holdMessages(): void {
  const held: (() => void)[] = [];
  Object.assign(window, { held });
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown): void {
    held.push(() => postMessage.call(this, message));
  };
  addEventListener("release", () => {
    MessagePort.prototype.postMessage = postMessage;
    for (const post of held) post();
  });
}

it("a document that the application cannot be loaded for works by itself, its search panel too", async () => {
  expectComplaints(/Failed to load resource/);
  const page = await visit();
  await page.route(START, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${origin}/company`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
  // Without its styles, a document shows what is for narrow windows, too.
  await page.waitForLoadState();
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const field = page.getByRole("dialog", { name: "Search" }).getByPlaceholder("Type to search");
  await field.fill("dividend");
  await field.press("Enter");
  await page.waitForURL(`${origin}/search?s=dividend&t=page`);
  await page.getByRole("main").getByText("Results for “dividend”").waitFor();
});
