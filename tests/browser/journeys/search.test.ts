import { describe, expect, it } from "vitest";
import type { Target } from "../../harness/engines/visitor.ts";
import { address, focused, MAIN_MENU, startJourneys, untilGone, untilThere } from "./journeys.ts";

const { arrive } = startJourneys();

const PANEL: Target = { role: "dialog", name: "Search" };
const OPENER: Target = { role: "button", name: "Search", within: MAIN_MENU };
const results = (text: string, within: Target = PANEL): Target => ({
  role: "heading",
  name: `Results for “${text}”`,
  within,
});

describe("a visitor who searches in the panel", () => {
  it("can type at once after a double press, and sees the results; Escape restores the focus", async () => {
    const visitor = await arrive("/company");
    await visitor.doublePress(OPENER);
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    await visitor.type("dividend ");
    await visitor.key("Enter");
    await untilThere(visitor, results("dividend "));
    await untilThere(visitor, { role: "listitem", within: PANEL }, 5);
    expect(await address(visitor)).toBe("/company");
    await visitor.key("Escape");
    await untilGone(visitor, PANEL);
    await expect.poll(() => focused(visitor)).toBe("Search");
  });

  it("sees PDF documents in the other tab, pages again by arrow key, and follows one", async () => {
    const visitor = await arrive("/company");
    await visitor.press(OPENER);
    // Before the search, since the name of a tab then has a number of results.
    await visitor.press({ role: "tab", name: "PDF", within: PANEL });
    await visitor.press({ role: "searchbox", within: PANEL });
    await visitor.type("shareholder services");
    await visitor.key("Enter");
    await untilThere(visitor, results("shareholder services"));
    const countFiles = () =>
      visitor.evaluate(() => document.querySelectorAll('dialog[open] li a[target="_blank"]').length);
    await expect.poll(countFiles).toBeGreaterThan(0);
    await visitor.press({ role: "searchbox", within: PANEL });
    await visitor.key("Tab");
    await visitor.key("Tab");
    await visitor.key("ArrowLeft");
    await expect.poll(() => focused(visitor)).toMatch(/^Page/);
    await expect.poll(countFiles).toBe(0);
    await visitor.press({ role: "link", name: "Shareholder services", within: PANEL });
    await expect.poll(() => address(visitor)).toBe("/investors/shareholder-services");
    await untilGone(visitor, PANEL);
  });
});

describe("a visitor who searches on the search page", () => {
  const MAIN: Target = { role: "main" };

  it("goes back and forward through the searches, and reloads one", async () => {
    const visitor = await arrive("/search");
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    await visitor.evaluate(() => document.body.setAttribute("data-same", ""));
    await visitor.type("dividend");
    await visitor.key("Enter");
    await untilThere(visitor, results("dividend", MAIN));
    expect(await address(visitor)).toBe("/search?s=dividend&t=page");
    await visitor.press({ role: "link", name: "2026", within: MAIN });
    await expect.poll(() => address(visitor)).toBe("/search?s=dividend&t=page&year=2026");
    await visitor.back();
    await expect.poll(() => address(visitor)).toBe("/search?s=dividend&t=page");
    await untilThere(visitor, results("dividend", MAIN));
    await visitor.forward();
    await expect.poll(() => address(visitor)).toBe("/search?s=dividend&t=page&year=2026");
    expect(await visitor.evaluate(() => document.body.hasAttribute("data-same"))).toBe(true);
    await visitor.reload();
    await untilThere(visitor, results("dividend", MAIN));
    expect(
      await visitor.evaluate(
        () => document.querySelector<HTMLInputElement>("main [type=search]")?.value ?? "",
      ),
    ).toBe("dividend");
  });
});
