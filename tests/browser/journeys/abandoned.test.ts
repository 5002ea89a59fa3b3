import { describe, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import { origin } from "../site.ts";
import { address, FOOTER, follow, startJourneys, TERMS, untilPage } from "./journeys.ts";
import type { Answer } from "./site-proxy.ts";

const { arrive, proxy } = startJourneys();

const EMAIL: Target = { role: "textbox", name: "E-mail address", within: FOOTER };

const TOO_BUSY: Answer = { status: 503, headers: { "content-type": "text/plain" }, body: "Too busy" };

const REDIRECT: Answer = { status: 302, headers: { location: "/careers" } };

async function ofAnotherBuild(): Promise<Answer> {
  const page = await (await fetch(`${origin}/careers`)).text();
  return { status: 200, body: page.replace(/"build":"[^"]*"/, '"build":"newer"') };
}

const requestsFor = (path: string) => proxy().requests.filter((requested) => requested === path).length;

const typed = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector<HTMLInputElement>("footer [type=email]")?.value ?? "");

/** A visitor on the second page of their visit who has typed something. */
async function arriveAndType(): Promise<Visitor> {
  const visitor = await arrive("/company");
  await visitor.press(TERMS);
  await untilPage(visitor, "Terms of use");
  await visitor.press(EMAIL);
  await visitor.type("reader@");
  await visitor.evaluate(() => document.body.setAttribute("data-same", ""));
  return visitor;
}

/** Waits until the page has done what it does with the answers before: until it shows the answers to two later requests. */
async function untilSettled(visitor: Visitor): Promise<void> {
  await follow(visitor, "/assistance?later");
  await untilPage(visitor, "Assistance");
  await follow(visitor, "/privacy-policy?later");
  await untilPage(visitor, "Privacy policy");
}

const isSameDocument = (visitor: Visitor) => visitor.evaluate(() => document.body.hasAttribute("data-same"));

/** Ways to leave, where each leads, and what the slow page turns out to be: what only the browser could show. */
const ways = [
  {
    way: "follows another link",
    leave: (visitor: Visitor) => follow(visitor, "/contact"),
    left: "/contact",
    slowPage: "no document",
    answer: () => TOO_BUSY,
  },
  {
    way: "goes back",
    leave: (visitor: Visitor) => visitor.back(),
    left: "/company",
    slowPage: "a redirect",
    answer: () => REDIRECT,
  },
  {
    way: "jumps within the page",
    leave: (visitor: Visitor) => follow(visitor, "#main"),
    left: "/terms#main",
    slowPage: "a document of another build",
    answer: ofAnotherBuild,
  },
];

describe("a visitor who does not wait for a slow page", () => {
  it.each(ways)(
    "$way, and stays there, although it turns out to be $slowPage",
    async ({ leave, left, answer }) => {
      expectComplaints(/503/);
      const visitor = await arriveAndType();
      const slow = "/company?slow";
      proxy().answer(slow, await answer());
      const release = proxy().hold(slow);
      await follow(visitor, slow);
      await expect.poll(() => requestsFor(slow)).toBe(1);
      await leave(visitor);
      await expect.poll(() => address(visitor)).toBe(left);
      release();
      await untilSettled(visitor);
      expect(await isSameDocument(visitor)).toBe(true);
      expect(await typed(visitor)).toBe("reader@");
      expect(requestsFor(slow)).toBe(1);
    },
  );
});

it("a visitor who asks for the page in view again, and then follows another link, keeps what they have typed", async () => {
  expectComplaints(/503/);
  const visitor = await arriveAndType();
  proxy().answer("/terms", TOO_BUSY);
  const release = proxy().hold("/terms");
  const requested = requestsFor("/terms");
  await follow(visitor, "/terms");
  await expect.poll(() => requestsFor("/terms")).toBe(requested + 1);
  // While it loads, the page in view is still the one that was asked for.
  proxy().hold("/contact?slow");
  await follow(visitor, "/contact?slow");
  await expect.poll(() => requestsFor("/contact?slow")).toBe(1);
  release();
  await visitor.evaluate(async () => void (await fetch("/robots.txt")));
  await untilSettled(visitor);
  expect(await isSameDocument(visitor)).toBe(true);
  expect(await typed(visitor)).toBe("reader@");
});

describe("a visitor who follows a link to what only the browser can show", () => {
  it("follows another link while the browser loads it, and stays there", async () => {
    expectComplaints(/503/);
    const slow = "/company?slow";
    const visitor = await arriveAndType();
    proxy().answer(slow, TOO_BUSY);
    const release = proxy().hold(slow);
    await visitor.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/contact']")?.focus());
    await follow(visitor, slow);
    await expect.poll(() => requestsFor(slow)).toBe(1);
    release();
    const releaseDocument = proxy().hold(slow);
    await expect.poll(() => requestsFor(slow)).toBe(2);
    // Chromium's driver evaluates nothing while the browser loads another document.
    await visitor.key("Enter");
    await expect.poll(() => address(visitor)).toBe("/contact");
    releaseDocument();
    await untilSettled(visitor);
    expect(await isSameDocument(visitor)).toBe(true);
    expect(await typed(visitor)).toBe("reader@");
  });

  it("gets it once, at the part that the link names, and goes back", async () => {
    expectComplaints(/503/);
    const slow = "/company?slow";
    const visitor = await arriveAndType();
    proxy().answer(slow, await ofAnotherBuild());
    await follow(visitor, `${slow}#main`);
    await untilPage(visitor, "Work where being right matters");
    expect(await isSameDocument(visitor)).toBe(false);
    expect(await address(visitor)).toBe(`${slow}#main`);
    // By the application, and by the browser.
    expect(requestsFor(slow)).toBe(2);
    await visitor.back();
    await untilPage(visitor, "Terms of use");
  });
});
