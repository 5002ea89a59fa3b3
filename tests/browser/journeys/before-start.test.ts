import { describe, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import {
  address,
  FOOTER,
  focused,
  MAIN_MENU,
  says,
  startJourneys,
  TERMS,
  untilGone,
  untilLive,
  untilPage,
  untilThere,
} from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const START = /^\/assets\/start-[^/]*\.js$/;
const LEADERSHIP = { role: "link", name: "Leadership" } as const;
const MENU: Target = { role: "dialog", name: "Menu" };
const MENU_LINK: Target = { role: "link", name: "Menu", within: { role: "banner" } };
const EMAIL: Target = { role: "textbox", name: "E-mail address", within: FOOTER };

/** Opens a page on which the application does not start until the returned function is called. */
async function arriveEarly(path: string, { onPhone = false } = {}) {
  const release = proxy().hold(START);
  const visitor = await arrive(path, { onPhone, isStarted: false });
  return { visitor, release };
}

const isLive = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector("header[data-scroll]") !== null);

describe("before the application has started, a visitor", () => {
  it("follows a link, and signs up for the newsletter", async () => {
    // Firefox requests an icon, which the content security policy of the answer blocks.
    expectComplaints(/favicon\.ico/);
    const { visitor } = await arriveEarly("/company");
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
    expect(await isLive(visitor)).toBe(false);
    await visitor.press(EMAIL);
    await visitor.type("reader@larkfield.example");
    await visitor.key("Enter");
    await expect.poll(() => address(visitor)).toBe("/api/newsletterPost");
    await expect.poll(() => says(visitor, "Thankyou for signing up")).toBe(true);
  });

  it("opens a group of the menu, which stays open when it starts", async () => {
    const { visitor, release } = await arriveEarly("/company");
    await visitor.press({ role: "summary", name: "Company", within: MAIN_MENU });
    await untilThere(visitor, { ...LEADERSHIP, within: MAIN_MENU });
    release();
    // Not by a press elsewhere, which would close the group.
    await expect.poll(() => isLive(visitor)).toBe(true);
    expect(await visitor.count({ ...LEADERSHIP, within: MAIN_MENU })).toBe(1);
  });

  it("closes the menu of a phone, and opens it: the same as afterwards, which stays open when it starts", async () => {
    const { visitor, release } = await arriveEarly("/company", { onPhone: true });
    await visitor.press(MENU_LINK);
    await visitor.press({ role: "link", name: "Close", within: MENU });
    await untilGone(visitor, MENU);
    expect(await address(visitor)).toBe("/company");
    expect(await isLive(visitor)).toBe(false);
    await visitor.press(MENU_LINK);
    await expect.poll(() => focused(visitor)).toBe("Close");
    await visitor.press({ role: "summary", name: "Careers", within: MENU });
    await untilThere(visitor, { role: "link", name: "Our Teams", within: MENU });
    expect(await visitor.count({ role: "link", name: "Log in as a shareholder (opens in a new tab)" })).toBe(
      1,
    );
    expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    release();
    await expect.poll(() => isLive(visitor)).toBe(true);
    await visitor.press({ role: "link", name: "Our Teams", within: MENU });
    await untilPage(visitor, "Our teams");
    await untilGone(visitor, MENU);
  });

  it("prints an article, and copies its address", async () => {
    const { visitor } = await arriveEarly("/news/fy26-results");
    await visitor.evaluate(() => {
      const noted: string[] = [];
      Object.assign(window, { noted, print: () => noted.push("printed") });
      const clipboard = { writeText: async (text: string) => void noted.push(text) };
      Object.defineProperty(navigator, "clipboard", { value: clipboard });
    });
    await visitor.press({ role: "button", name: "Print" });
    await visitor.press({ role: "button", name: "Copy address" });
    await expect.poll(() => says(visitor, "Copied")).toBe(true);
    const noted = await visitor.evaluate(() => ("noted" in window ? String(window.noted) : ""));
    expect(noted).toMatch(/^printed,http.*\/news\/fy26-results$/);
    expect(await isLive(visitor)).toBe(false);
  });

  it.each(["press", "doublePress"] as const)(
    "opens the search panel by a %s, whose field has the focus; what is typed stays when it starts",
    async (press) => {
      const { visitor, release } = await arriveEarly("/company");
      await visitor[press]({ role: "link", name: "Search", within: MAIN_MENU });
      const panel: Target = { role: "dialog", name: "Search" };
      await expect.poll(() => focused(visitor)).toBe("Type to search");
      await visitor.type("dividend");
      release();
      await untilLive(visitor);
      await visitor.key("Enter");
      await untilThere(visitor, { role: "heading", name: "Results for “dividend”", within: panel });
      expect(await address(visitor)).toBe("/company");
    },
  );

  it("selects a topic and types into the newsletter form, which keeps both when it starts", async () => {
    const { visitor, release } = await arriveEarly("/company");
    await visitor.evaluate(() => document.querySelector<HTMLInputElement>("footer [type=checkbox]")?.click());
    await visitor.press(EMAIL);
    await visitor.type("reader@larkfield.example");
    release();
    await untilLive(visitor);
    const kept = await visitor.evaluate(() => ({
      typed: document.querySelector<HTMLInputElement>("footer [type=email]")?.value ?? "",
      isSelected: document.querySelector<HTMLInputElement>("footer [type=checkbox]")?.checked ?? false,
    }));
    expect(kept).toEqual({ typed: "reader@larkfield.example", isSelected: true });
  });

  it("goes back to the page before, also after a reload", async () => {
    const visitor = await arrive("/company");
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
    proxy().hold(START);
    await visitor.reload();
    await visitor.back();
    await untilPage(visitor, "One group, four licensed businesses");
    expect(await address(visitor)).toBe("/company");
  });
});
