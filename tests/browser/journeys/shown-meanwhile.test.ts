import { describe, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { origin } from "../site.ts";
import { address, FOOTER, focused, follow, scrolled, startJourneys, untilPage } from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const EMAIL: Target = { role: "textbox", name: "E-mail address", within: FOOTER };

/** The document at an address, with changes of its HTML. */
async function changed(path: string, change: (html: string) => string) {
  return { status: 200, body: change(await (await fetch(origin + path)).text()) };
}

const retitled = (path: string, title: string) =>
  changed(path, (html) => html.replace(/(<h1[^>]*>).*?(<\/h1>)/s, `$1${title}$2`));

/** A visitor to whom a known page is shown, until the answer of now is let through. */
async function arriveAt(path: string, heading: string) {
  const visitor = await arrive(path);
  await minuteLater(visitor);
  await follow(visitor, "/terms");
  await untilPage(visitor, "Terms of use");
  const release = proxy().hold(path);
  await follow(visitor, path);
  await untilPage(visitor, heading);
  return { visitor, release };
}

const isSameDocument = (visitor: Visitor) => visitor.evaluate(() => document.body.hasAttribute("data-same"));

const announced = (visitor: Visitor) =>
  visitor.evaluate(() => document.getElementById("announcer")?.textContent ?? "");

/** Waits until the page has done what it does with the answer for an address. */
async function untilAnswered(visitor: Visitor, path: string): Promise<void> {
  const answers = () =>
    visitor.evaluate(
      (at) =>
        performance
          .getEntriesByName(new URL(at, location.href).href)
          .filter(({ entryType }) => entryType === "resource").length,
      path,
    );
  await expect.poll(answers).toBe(1);
  for (let frames = 0; frames < 10; frames += 1)
    await visitor.evaluate(() => new Promise<null>((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Marks the document. From now on, what it has fetched is older than what is shown without a request. */
function minuteLater(visitor: Visitor): Promise<void> {
  return visitor.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
    document.body.setAttribute("data-same", "");
  });
}

describe("a page that is shown before its answer", () => {
  it("is replaced, and says so to a screen reader if it is another page by now", async () => {
    const { visitor, release } = await arriveAt("/company", "One group, four licensed businesses");
    const gone = await (await fetch(`${origin}/nope`)).text();
    proxy().answer("/company", { status: 410, body: gone });
    release();
    await untilPage(visitor, "We can’t find that page");
    await expect.poll(() => focused(visitor)).toBe("We can’t find that page");
    await expect.poll(() => announced(visitor)).toMatch(/find that page/);
    expect(await isSameDocument(visitor)).toBe(true);
  });

  it("keeps what has been typed in it", async () => {
    const path = "/investors/dividends";
    const { visitor, release } = await arriveAt(path, "Dividends");
    proxy().answer(path, await retitled(path, "Dividends of today"));
    await visitor.press({ role: "textbox", name: "Number of shares" });
    await visitor.type("1234");
    release();
    await untilAnswered(visitor, path);
    const typed = () =>
      visitor.evaluate(() => document.querySelector<HTMLInputElement>("main input[name=shares]")?.value);
    expect(await typed()).toBe("1234");
    await follow(visitor, `${path}#dividends`);
    await expect.poll(() => address(visitor)).toMatch(/#/);
    expect(await typed()).toBe("1234");
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
    await follow(visitor, path);
    await untilPage(visitor, "Dividends of today");
  });

  it("keeps an address that was typed in the footer before, where a newer build could show the page", async () => {
    const visitor = await arrive("/company");
    await visitor.press(EMAIL);
    await visitor.type("reader@");
    await minuteLater(visitor);
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
    const release = proxy().hold("/company");
    proxy().answer(
      "/company",
      await changed("/company", (html) => html.replace(/"build":"[^"]*"/, '"build":"newer"')),
    );
    await follow(visitor, "/company");
    await untilPage(visitor, "One group, four licensed businesses");
    release();
    await untilAnswered(visitor, "/company");
    expect(await isSameDocument(visitor)).toBe(true);
  });

  it("is reloaded if only a newer build can show it", async () => {
    const { visitor, release } = await arriveAt("/company", "One group, four licensed businesses");
    proxy().answer("/company", { status: 302, headers: { location: "/careers" } });
    release();
    await untilPage(visitor, "Work where being right matters");
    expect(await isSameDocument(visitor)).toBe(false);
    await visitor.back();
    await untilPage(visitor, "Terms of use");
  });

  it("keeps the focus at the part that the link names, and its place in the window", async () => {
    const { visitor, release } = await arriveAt(
      "/investors",
      "Revenue up\u00a06.0%, net profit up\u00a010.9%",
    );
    await visitor.back();
    await untilPage(visitor, "Terms of use");
    await follow(visitor, "/investors#documents");
    await expect.poll(() => scrolled(visitor)).toBeGreaterThan(500);
    const top = () =>
      visitor.evaluate(() =>
        Math.round(document.querySelector(location.hash)?.getBoundingClientRect().top ?? -1),
      );
    const before = await top();
    const heading = await focused(visitor);
    proxy().answer(
      "/investors",
      await changed("/investors", (html) =>
        html.replace(/<\/h1>/, "</h1><p data-later>Later</p><p>A</p><p>B</p><p>C</p><p>D</p>"),
      ),
    );
    release();
    await expect.poll(() => visitor.evaluate(() => document.querySelectorAll("[data-later]").length)).toBe(1);
    await expect.poll(top).toBe(before);
    expect(await focused(visitor)).toBe(heading);
  });

  it("says how many entries the list has if that is not what it said", async () => {
    const path = "/news?year=2025";
    const { visitor, release } = await arriveAt(path, "News");
    await visitor.back();
    await untilPage(visitor, "Terms of use");
    await follow(visitor, "/news");
    await untilPage(visitor, "News");
    await follow(visitor, path);
    await expect.poll(() => announced(visitor)).toMatch(/^2025, All categories, \d+\sarticles$/);
    proxy().answer(
      path,
      await changed(path, (html) => html.replace(/(data-list-status[^>]*>[^<\d]*)\d+/, "$177")),
    );
    release();
    await expect.poll(() => announced(visitor)).toMatch(/^2025, All categories, 77\sarticles$/);
  });

  it("keeps its groups as they are, opened by the address or by a search in the page", async () => {
    const { visitor, release } = await arriveAt("/assistance", "Assistance");
    await visitor.evaluate(() => document.querySelector("main details")?.setAttribute("open", ""));
    proxy().answer("/assistance", await retitled("/assistance", "Assistance of today"));
    release();
    await untilPage(visitor, "Assistance of today");
    expect(await visitor.evaluate(() => document.querySelector("main details")?.hasAttribute("open"))).toBe(
      true,
    );
  });

  it("is asked for once by two quick presses, and is one step back", async () => {
    const visitor = await arrive("/company");
    await minuteLater(visitor);
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
    const before = proxy().requests.length;
    const release = proxy().hold("/company");
    proxy().answer("/company", await retitled("/company", "Company of today"));
    await visitor.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>("footer a[href='/terms']");
      link?.setAttribute("href", "/company");
      link?.click();
      link?.click();
      link?.setAttribute("href", "/terms");
    });
    await untilPage(visitor, "One group, four licensed businesses");
    release();
    await untilPage(visitor, "Company of today");
    expect(
      proxy()
        .requests.slice(before)
        .filter((path) => path === "/company"),
    ).toHaveLength(1);
    await visitor.back();
    await untilPage(visitor, "Terms of use");
  });

  it("stays as it was on the way back", async () => {
    const { visitor, release } = await arriveAt("/company", "One group, four licensed businesses");
    proxy().answer("/company", await retitled("/company", "Company of today"));
    await visitor.back();
    await untilPage(visitor, "Terms of use");
    release();
    await untilAnswered(visitor, "/company");
    await untilPage(visitor, "Terms of use");
    await visitor.forward();
    await untilPage(visitor, "Company of today");
  });
});
