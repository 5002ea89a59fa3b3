import { describe, expect, it } from "vitest";
import type { Target } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import {
  address,
  focused,
  follow,
  LOST,
  MAIN_MENU,
  notice,
  startJourneys,
  TERMS,
  untilGone,
  untilPage,
  untilThere,
} from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const MESSAGE: Target = { role: "alert" };

describe("a visitor whose browser says wrongly that it is offline, as behind some VPNs,", () => {
  it("follows links, searches, and leaves an error page", async () => {
    expectComplaints(/404/);
    const visitor = await arrive("/no-such-page");
    await notice(visitor, false);
    await visitor.evaluate(() => document.body.setAttribute("data-same", ""));
    await visitor.press({ role: "link", name: "Go to the home page" });
    await expect.poll(() => address(visitor)).toBe("/");
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
    await visitor.press({ role: "button", name: "Search", within: MAIN_MENU });
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    await visitor.type("dividend");
    await visitor.key("Enter");
    await untilThere(visitor, {
      role: "heading",
      name: "Results for “dividend”",
      within: { role: "dialog", name: "Search" },
    });
    expect(await visitor.count(MESSAGE)).toBe(0);
    expect(await visitor.evaluate(() => document.body.hasAttribute("data-same"))).toBe(true);
    // Only the browser can show what is behind a redirect.
    await follow(visitor, "/our-teams");
    await untilPage(visitor, "Our teams");
  });
});

describe("a visitor without a connection", () => {
  it("keeps the page, with a message until the connection is back", async () => {
    expectComplaints(LOST);
    const visitor = await arrive("/company");
    proxy().disconnect();
    await notice(visitor, false);
    await follow(visitor, "/terms?not=fetched-ahead");
    await untilThere(visitor, MESSAGE);
    expect(await address(visitor)).toBe("/company");
    proxy().reset();
    await notice(visitor, true);
    await untilGone(visitor, MESSAGE);
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
  });
});
