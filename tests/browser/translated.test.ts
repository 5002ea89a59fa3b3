import { describe, expect, it } from "vitest";
import type { Target, Visitor } from "../harness/engines/visitor.ts";
import { expectComplaints } from "./complaints.ts";
import {
  address,
  FOOTER,
  focused,
  follow,
  LOST,
  MAIN_MENU,
  notice,
  says,
  startJourneys,
  TERMS,
  untilGone,
  untilLive,
  untilPage,
  untilThere,
} from "./journeys/journeys.ts";

const { arrive, proxy } = startJourneys();

const PANEL: Target = { role: "dialog", name: "Search" };

/**
 * Has the browser translate the page from now on, as Chrome and Edge do, and other engines do not: each text node is replaced
 * by elements, also in what changes later. The words stay.
 */
function translate(visitor: Visitor): Promise<void> {
  return visitor.evaluate(() => {
    const translateAll = () => {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (nodes.nextNode()) {
        if (!nodes.currentNode.parentElement?.closest("font, script, style")) texts.push(nodes.currentNode);
      }
      for (const text of texts) {
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = text.textContent;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

async function arriveTranslated(path: string, options = {}): Promise<Visitor> {
  const visitor = await arrive(path, options);
  await translate(visitor);
  return visitor;
}

/** Signs up with an address, and waits for the answer, which is the only one. */
async function signUp(visitor: Visitor, email: string, answer: string): Promise<void> {
  await visitor.evaluate((value) => {
    const field = document.querySelector<HTMLInputElement>("footer [type=email]");
    if (field) field.value = value;
  }, email);
  await visitor.press({ role: "button", name: "Sign up", within: FOOTER });
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector("#newsletter-form-message")?.textContent))
    .toContain(answer);
}

async function search(visitor: Visitor, text: string, outcome: string, within: Target): Promise<void> {
  await visitor.press({ role: "searchbox", within });
  await visitor.evaluate(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.value = "";
  });
  await visitor.type(text);
  await visitor.key("Enter");
  await untilThere(visitor, { role: "heading", name: outcome, within });
}

describe("a visitor whose browser translates the page", () => {
  it("is refused a sign-up, is refused another for another reason, and signs up", async () => {
    expectComplaints(/400/);
    const visitor = await arriveTranslated("/company");
    await visitor.evaluate(() => {
      const honeypot = document.querySelector<HTMLInputElement>("footer [name=comment]");
      if (honeypot) honeypot.value = "filled in";
    });
    await signUp(visitor, "reader@larkfield.example", "perhaps by a password manager");
    await signUp(visitor, "a@b", "That is not a complete e-mail address.");
    expect(await says(visitor, "perhaps by a password manager")).toBe(false);
    await signUp(visitor, "reader@larkfield.example", "Thankyou for signing up");
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
  });

  it("searches in the panel, again and again", { timeout: 90_000 }, async () => {
    const visitor = await arriveTranslated("/company");
    await visitor.press({ role: "button", name: "Search", within: MAIN_MENU });
    await search(visitor, "dividend", "Results for “dividend”", PANEL);
    await search(visitor, "zebra", "No results for “zebra”", PANEL);
    await search(visitor, "report", "Results for “report”", PANEL);
    await search(visitor, "annual report", "Results for “annual report”", PANEL);
    await visitor.key("Tab");
    await visitor.key("Tab");
    await visitor.key("ArrowRight");
    await expect.poll(() => focused(visitor)).toMatch(/^PDF/);
    await untilThere(visitor, { role: "listitem", within: PANEL }, 5);
    await search(visitor, "final dividend", "Results for “final dividend”", PANEL);
    await visitor.key("Escape");
    await untilGone(visitor, PANEL);
    await visitor.press({ role: "button", name: "Search", within: MAIN_MENU });
    await search(visitor, "dividend", "Results for “dividend”", PANEL);
  });

  it("searches on the search page, narrows the results, and reads on", async () => {
    const main: Target = { role: "main" };
    const visitor = await arriveTranslated("/search?s=dividend&t=page");
    await search(visitor, "final dividend", "Results for “final dividend”", main);
    await search(visitor, "zebra", "No results for “zebra”", main);
    await search(visitor, "report", "Results for “report”", main);
    await visitor.press({ role: "link", name: "2026", within: main });
    await expect.poll(() => address(visitor)).toBe("/search?s=report&t=page&year=2026");
    await visitor.back();
    await expect.poll(() => address(visitor)).toBe("/search?s=report&t=page");
    await untilThere(visitor, { role: "heading", name: "Results for “report”", within: main });
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
    await visitor.back();
    await untilThere(visitor, { role: "heading", name: "Results for “report”", within: main });
  });

  it("opens the menus, follows their links, and goes back", async () => {
    const visitor = await arriveTranslated("/company", { onPhone: true });
    const menu: Target = { role: "dialog", name: "Menu" };
    await visitor.press({ role: "button", name: "Menu" });
    await visitor.press({ role: "summary", name: "Careers", within: menu });
    await visitor.press({ role: "link", name: "Our Teams", within: menu });
    await untilPage(visitor, "Our teams");
    await visitor.resize(1440, 900);
    await visitor.hover({ role: "summary", name: "Company", within: MAIN_MENU });
    await visitor.press({ role: "link", name: "Leadership", within: MAIN_MENU });
    await untilPage(visitor, "Leadership");
    await visitor.back();
    await untilPage(visitor, "Our teams");
  });

  it("closes the notices", async () => {
    proxy().withoutModal();
    proxy().speedUpTimers();
    const visitor = await arriveTranslated("/company", { firstVisit: true });
    const cookies: Target = { role: "region", name: "Cookies" };
    const bar: Target = { role: "region", name: "Announcement" };
    await visitor.press({ role: "button", name: "OK", within: cookies });
    await visitor.press({ role: "button", name: "Close announcement", within: bar });
    await untilGone(visitor, cookies);
    await untilGone(visitor, bar);
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
  });

  it("loses the connection, and goes on when it is back", async () => {
    expectComplaints(LOST);
    const visitor = await arriveTranslated("/company");
    await visitor.press({ role: "button", name: "Search", within: MAIN_MENU });
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    proxy().disconnect();
    await notice(visitor, false);
    await visitor.type("zebra");
    await visitor.key("Enter");
    await expect.poll(() => says(visitor, "You are offline.")).toBe(true);
    await follow(visitor, "/terms?not=fetched-ahead");
    await untilThere(visitor, { role: "alert", within: PANEL });
    proxy().reset();
    await notice(visitor, true);
    await untilGone(visitor, { role: "alert" });
    await search(visitor, "dividend", "Results for “dividend”", PANEL);
    await visitor.key("Escape");
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
  });

  it("has it translated before the application starts, and goes on", async () => {
    expectComplaints(/#418/);
    const release = proxy().hold(/^\/assets\/start-[^/]*\.js$/);
    const visitor = await arrive("/company", { isStarted: false });
    await translate(visitor);
    release();
    await untilLive(visitor);
    await signUp(visitor, "reader@larkfield.example", "Thankyou for signing up");
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
  });
});

describe("a visitor whose extension has removed a part of the shell", () => {
  it("sees the site's own error page when the application misses it, and goes on from there", async () => {
    expectComplaints(/NotFoundError|React Router caught/);
    const visitor = await arrive("/company", { onPhone: true });
    await visitor.press({ role: "button", name: "Search", within: { role: "banner" } });
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    await visitor.evaluate(() => {
      addEventListener("error", ({ error }) => document.body.setAttribute("data-reported", String(error)));
      document.querySelector("#search-in-bar")?.closest("header > div")?.remove();
    });
    await visitor.key("Escape");
    await untilPage(visitor, "Something went wrong on our side");
    await expect
      .poll(() => visitor.evaluate(() => document.body.getAttribute("data-reported")))
      .toMatch(/NotFoundError/);
    await visitor.press({ role: "button", name: "Menu" });
    await visitor.press({ role: "link", name: "Contact", within: { role: "dialog", name: "Menu" } });
    await expect.poll(() => address(visitor)).toBe("/contact");
    await visitor.press(TERMS);
    await untilPage(visitor, "Terms of use");
    await untilThere(visitor, { role: "banner" });
    await untilThere(visitor, FOOTER);
  });
});
