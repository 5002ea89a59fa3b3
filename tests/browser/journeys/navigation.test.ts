import { describe, expect, it } from "vitest";
import { palette } from "../../../brand/palette.ts";
import type { Target } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import { computedColour } from "../computed-colour.ts";
import {
  address,
  FOOTER,
  focused,
  follow,
  MAIN_MENU,
  scrolled,
  startJourneys,
  TERMS,
  untilGone,
  untilLive,
  untilPage,
} from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const COMPANY = "One group, four licensed businesses";

describe("a visitor who navigates between pages", () => {
  it("stays in the same document, at the top, with the focus on the heading, and finds the place and the link on the way back", async () => {
    const visitor = await arrive("/company");
    await visitor.evaluate(() => {
      for (const element of document.querySelectorAll("body, #announcer"))
        element.setAttribute("data-same", "");
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(() => scrolled(visitor)).toBeGreaterThan(500);
    const before = await scrolled(visitor);
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
    await expect.poll(() => focused(visitor)).toBe("Terms of use");
    expect(await address(visitor)).toBe("/terms");
    await expect.poll(() => scrolled(visitor)).toBe(0);
    const { title, announced, isSame } = await visitor.evaluate(() => ({
      title: document.title,
      announced: document.querySelector("#announcer[data-same]")?.textContent ?? "",
      isSame: document.body.hasAttribute("data-same"),
    }));
    expect(title).toMatch(/^Terms of use/);
    expect(announced).toBe(title);
    expect(isSame).toBe(true);
    await visitor.back();
    await untilPage(visitor, COMPANY);
    await expect.poll(() => scrolled(visitor)).toBe(before);
    await expect.poll(() => focused(visitor)).toBe("Terms");
    await visitor.forward();
    await expect.poll(() => focused(visitor)).toBe("Terms of use");
    await expect.poll(() => scrolled(visitor)).toBe(0);
  });

  it("goes back to a followed link of the page, and to the heading after one of a menu, which is closed", async () => {
    const visitor = await arrive("/");
    await visitor.press({ role: "link", name: "Our company", within: { role: "main" } });
    await untilPage(visitor, COMPANY);
    await expect.poll(() => focused(visitor)).toBe(COMPANY);
    await visitor.back();
    await expect.poll(() => focused(visitor)).toBe("Our company");
    expect(await address(visitor)).toBe("/");
    await visitor.press({ role: "summary", name: "Company", within: MAIN_MENU });
    await visitor.press({ role: "link", name: "Leadership", within: MAIN_MENU });
    await untilPage(visitor, "Leadership");
    await visitor.back();
    await expect.poll(() => focused(visitor)).toMatch(/^Wagering and gaming/);
  });

  it("reloads a page at its scroll position, with the colours of the header there, and goes back to one after a reload", async () => {
    const visitor = await arrive("/company");
    const colour = () =>
      visitor.evaluate(() => getComputedStyle(document.querySelector("header") ?? document.body).color);
    expect(await colour()).toBe(computedColour(palette.white));
    await visitor.evaluate(() => scrollTo(0, 600));
    await expect.poll(colour).toBe(computedColour(palette.green));
    await visitor.reload();
    await untilLive(visitor);
    await expect.poll(() => scrolled(visitor)).toBe(600);
    await expect.poll(colour).toBe(computedColour(palette.green));
    await follow(visitor, "/terms");
    await untilPage(visitor, "Terms of use");
    await visitor.reload();
    await untilLive(visitor);
    await visitor.back();
    await untilPage(visitor, COMPANY);
    await expect.poll(() => scrolled(visitor)).toBe(600);
    await visitor.evaluate(() => scrollTo(0, 0));
    await expect.poll(colour).toBe(computedColour(palette.white));
  });

  it("sees the old page and a busy state while the next one is loading, and keeps the focus on a clicked filter", async () => {
    const release = proxy().hold("/news?page=2");
    const visitor = await arrive("/news");
    await visitor.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/news?page=2"]')?.click(),
    );
    const state = () =>
      visitor.evaluate(() => document.querySelector("main")?.getAttribute("aria-busy") ?? "idle");
    await expect.poll(state).toBe("true");
    release();
    await expect.poll(state).toBe("idle");
    expect(await address(visitor)).toBe("/news?page=2");
    await visitor.press({ role: "link", name: "2025", within: { role: "navigation", name: "Year" } });
    await expect.poll(() => address(visitor)).toBe("/news?year=2025");
    await expect.poll(() => focused(visitor)).toBe("2025");
  });

  it("sees an error page for an unknown address, goes back, and follows a link to a part of another page", async () => {
    expectComplaints(/404/);
    const visitor = await arrive("/company");
    await follow(visitor, "/no-such-page");
    await untilPage(visitor, "We can’t find that page");
    await visitor.back();
    await untilPage(visitor, COMPANY);
    await follow(visitor, "/investors#documents");
    await expect.poll(() => focused(visitor)).toBe("Results and reports");
    expect(await scrolled(visitor)).toBeGreaterThan(0);
    // Below the sticky header.
    const { top, header } = await visitor.evaluate(() => ({
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
      header: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(header);
  });
});

describe("a visitor without JavaScript", () => {
  it("opens the menu, follows a link, and searches", async () => {
    expectComplaints(/Content.Security.Policy|script-src/i);
    const visitor = await arrive("/", { hasScript: false });
    await visitor.press({ role: "summary", name: "Company", within: MAIN_MENU });
    await visitor.press({ role: "link", name: "Leadership", within: MAIN_MENU });
    await untilPage(visitor, "Leadership");
    await visitor.press({ role: "link", name: "Search", within: MAIN_MENU });
    await untilPage(visitor, "Search");
    await visitor.press({ role: "searchbox", name: "Search the site", within: { role: "main" } });
    await visitor.type("dividend");
    await visitor.key("Enter");
    await expect.poll(() => address(visitor)).toBe("/search?s=dividend&t=page");
  });

  it("opens the menu of a phone, and the columns of the footer", async () => {
    expectComplaints(/Content.Security.Policy|script-src/i);
    const visitor = await arrive("/company", { onPhone: true, hasScript: false });
    const menu: Target = { role: "dialog", name: "Menu" };
    await visitor.press({ role: "summary", name: "Careers", within: FOOTER });
    expect(await visitor.count({ role: "link", name: "Our Culture", within: FOOTER })).toBe(1);
    await visitor.evaluate(() => scrollTo(0, 0));
    await visitor.press({ role: "link", name: "Menu", within: { role: "banner" } });
    await visitor.press({ role: "link", name: "Close", within: menu });
    await untilGone(visitor, menu);
    await visitor.press({ role: "link", name: "Menu", within: { role: "banner" } });
    await visitor.press({ role: "link", name: "Leadership", within: menu });
    await untilPage(visitor, "Leadership");
  });
});
