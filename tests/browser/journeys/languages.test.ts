import { describe, expect, it } from "vitest";
import type { Visitor } from "../../harness/engines/visitor.ts";
import { address, focused, MAIN_MENU, startJourneys, untilThere } from "./journeys.ts";

const { arrive } = startJourneys();

const IN_GERMAN = { role: "navigation", name: "Hauptnavigation" } as const;

const languageOf = (visitor: Visitor) => visitor.evaluate(() => document.documentElement.lang);

/** Pages with their translations. */
const PAGES = [
  ["/", "/de"],
  ["/company", "/de/unternehmen"],
  ["/company/leadership", "/de/unternehmen/fuehrung"],
  ["/investors", "/de/investoren"],
  ["/investors/dividends", "/de/investoren/dividende"],
  ["/results", "/de/ergebnisse"],
  ["/results/fy26", "/de/ergebnisse/gj26"],
  ["/news", "/de/news"],
  ["/contact", "/de/contact"],
  ["/privacy-policy", "/de/datenschutz"],
] as const;

describe("a visitor who reads German", () => {
  it.each(PAGES)("comes from %s to %s and back by the mouse", async (english, german) => {
    const visitor = await arrive(english);
    await visitor.press({ role: "link", name: "DE Deutsch", within: MAIN_MENU });
    await expect.poll(() => address(visitor)).toBe(german);
    await expect.poll(() => languageOf(visitor)).toBe("de-DE");
    await visitor.press({ role: "link", name: "EN English", within: IN_GERMAN });
    await expect.poll(() => address(visitor)).toBe(english);
    await expect.poll(() => languageOf(visitor)).toBe("en-AU");
  });

  it("comes to the translation by the keyboard, before the application has started or after", async () => {
    const visitor = await arrive("/company");
    for (let pressed = 0; pressed < 30 && (await focused(visitor)) !== "DE Deutsch"; pressed += 1)
      await visitor.key("Tab");
    await visitor.key("Enter");
    await expect.poll(() => address(visitor)).toBe("/de/unternehmen");
  });

  it("stays in German, in one document, from link to link, and back", async () => {
    const visitor = await arrive("/de/unternehmen");
    await visitor.evaluate(() => document.body.setAttribute("data-same", ""));
    await visitor.press({ role: "link", name: "News", within: IN_GERMAN });
    await expect.poll(() => address(visitor)).toBe("/de/news");
    await visitor.press({ role: "link", name: "Kontakt", within: IN_GERMAN });
    await expect.poll(() => address(visitor)).toBe("/de/contact");
    await visitor.evaluate(() => history.back());
    await expect.poll(() => address(visitor)).toBe("/de/news");
    expect(await visitor.evaluate(() => document.body.hasAttribute("data-same"))).toBe(true);
    // The switch leads to the page in view.
    await visitor.press({ role: "link", name: "EN English", within: IN_GERMAN });
    await expect.poll(() => address(visitor)).toBe("/news");
  });

  it("searches in German, and takes the search to English", async () => {
    const visitor = await arrive("/de/search?s=Dividende&t=page");
    await untilThere(visitor, { role: "heading", name: "Suchergebnisse für „Dividende“" });
    await visitor.press({ role: "link", name: "Auf Englisch suchen" });
    await expect.poll(() => address(visitor)).toBe("/search?s=Dividende&t=page");
  });
});
