import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import type { Target } from "../../harness/engines/visitor.ts";
import { address, focused, MAIN_MENU, startJourneys, untilGone, untilPage, untilThere } from "./journeys.ts";

const { arrive } = startJourneys();

const group = (name: string): Target => ({ role: "summary", name, within: MAIN_MENU });
const entry = (name: string): Target => ({ role: "link", name, within: MAIN_MENU });
const HEADING: Target = { role: "heading", name: "One group, four licensed businesses" };

describe("a visitor with a wide window", () => {
  it("sees a group while the pointer is over it, keeps it open by a click, and closes it by another", async () => {
    const visitor = await arrive("/company");
    await visitor.hover(group("Sustainability"));
    await untilThere(visitor, entry("Community"));
    await visitor.hover(entry("Community"));
    expect(await visitor.count(entry("Community"))).toBe(1);
    await visitor.hover(HEADING);
    await untilGone(visitor, entry("Community"));
    await visitor.press(group("Careers"));
    await visitor.hover(HEADING);
    await untilThere(visitor, entry("Our Teams"));
    await visitor.press(group("Careers"));
    await untilGone(visitor, entry("Our Teams"));
  });

  it("closes a group by opening another, by a click elsewhere, and by opening a page", async () => {
    const visitor = await arrive("/company");
    await visitor.press(group("Careers"));
    await visitor.press(group("Investors"));
    await untilGone(visitor, entry("Our Teams"));
    await untilThere(visitor, entry("Shareholder Services"));
    await visitor.press(HEADING);
    await untilGone(visitor, entry("Shareholder Services"));
    await visitor.press(group("Company"));
    await visitor.press(entry("Leadership"));
    await untilPage(visitor, "Leadership");
    expect(await address(visitor)).toBe("/company/leadership");
    await untilGone(visitor, entry("Leadership"));
  });

  it("navigates the menu with the Tab key and the arrow keys, and leaves it with Escape", async () => {
    const visitor = await arrive("/");
    for (const reached of ["Skip to content", brand.name, "Company", "Our Company", "Leadership"]) {
      await visitor.key("Tab");
      await expect.poll(() => focused(visitor)).toBe(reached);
    }
    for (const reached of ["Our Company", "Company"]) {
      await visitor.key("Tab", { shift: true });
      await expect.poll(() => focused(visitor)).toBe(reached);
    }
    const last = await visitor.evaluate(() => {
      const links = [...document.querySelectorAll("header nav a")];
      return (
        links
          .filter((link) => !link.closest("details, dialog"))
          .at(-1)
          ?.textContent?.trim() ?? ""
      );
    });
    expect(last).not.toBe("");
    for (const [key, reached] of [
      ["ArrowRight", "Sustainability"],
      ["End", last],
      ["ArrowRight", "Company"],
      ["ArrowDown", "Our Company"],
      ["End", "Supplier Engagement"],
      ["ArrowDown", "Our Company"],
      ["ArrowDown", "Leadership"],
    ] as const) {
      await visitor.key(key);
      await expect.poll(() => focused(visitor), { message: key }).toBe(reached);
    }
    await visitor.key("Escape");
    await untilGone(visitor, entry("Leadership"));
    expect(await focused(visitor)).toBe("Company");
  });
});
