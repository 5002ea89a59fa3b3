import { describe, expect, it } from "vitest";
import { palette } from "../../../brand/palette.ts";
import { addStyles } from "../add-styles.ts";
import { tooSmall, unknownPairs } from "../audits/colour-pairs.ts";
import { faintTexts } from "../audits/faint-texts.ts";
import { lostText } from "../audits/lost-text.ts";
import { recordMovement } from "../audits/movement.ts";
import { readAloud } from "../audits/read-aloud.ts";
import { whatIsSeen } from "../audits/seen.ts";
import { tabThrough } from "../audits/tab-stops.ts";
import { origin } from "../site.ts";
import { devtools, runFirst, visit } from "../windows.ts";

describe("the audits of pages find", () => {
  it("an unknown pair of colours, a semi-transparent text, and a text that is too small", async () => {
    const page = await visit("/terms", { viewport: { width: 390, height: 844 } });
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "beforeend",
          "<p id=faint>Faint</p><p id=half>Half there</p><p id=small>Small</p><small>Legal</small><p id=large>Large</p>",
        );
    });
    await addStyles(
      page,
      `#faint { color: ${palette.line} } #half { opacity: 0.4 } #small { font-size: 15px } #large { color: ${palette.lime}; font-size: 3rem }`,
    );
    const seen = await whatIsSeen(page);
    expect(unknownPairs(seen)).toEqual([
      "text “Faint”: line on paper",
      "text “Half there”: ink at 40% on paper",
      "text “Large”: lime on paper",
    ]);
    expect(tooSmall(seen)).toEqual(["“Small” at 15px"]);
  });

  it("texts that cannot be read, also in the browser's own dark mode", async () => {
    const page = await visit("/terms", { colorScheme: "dark" });
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML("beforeend", "<p id=faint>Faint</p><p id=half>Half</p>");
    });
    // Without the site's own scheme, that mode changes the text but not what it is on.
    await addStyles(
      page,
      `#faint { color: ${palette.line} } #half { color-scheme: light; color: ${palette.ink}; background: ${palette.lime} }`,
    );
    expect(await faintTexts(page)).toEqual([expect.stringContaining("“Faint”")]);
    const settings = await devtools(page);
    await settings.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    expect(await faintTexts(page)).toEqual([
      expect.stringContaining("“Faint”"),
      expect.stringContaining("“Half”"),
    ]);
  });

  it("controls that are covered, out of order, without a focus ring, or unreachable by keyboard", async () => {
    const page = await visit("/terms");
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML(
        "beforeend",
        `<p><button id=lower>Lower</button></p><p><button tabindex=0 id=upper>Upper</button></p>
         <p id=under><button>Covered</button><i></i></p><button id=bare>Bare</button>
         <button id=first tabindex=2>First of all</button><div id=cut><button>Cut off</button></div>
         <span hidden></span>`,
      );
      const mouse = document.createElement("button");
      mouse.textContent = "By mouse alone";
      mouse.addEventListener("focus", () => mouse.blur());
      document.querySelector("main")?.append(mouse);
    });
    await addStyles(
      page,
      `#lower { position: relative; top: 100px } #upper { position: relative; top: -60px }
       #under { position: relative } #under i { position: absolute; inset: 0; background: red }
       #bare:focus-visible { outline: none; box-shadow: none } #cut { overflow: hidden; width: fit-content }`,
    );
    const { problems } = await tabThrough(page);
    expect(problems).toEqual(
      expect.arrayContaining([
        "out of order: button “Upper”",
        "covered: button “Covered”",
        "without a visible ring: button “Bare”",
        "without a visible ring: button “Cut off”",
      ]),
    );
  });

  it("text that is cut off, or under another", async () => {
    const page = await visit("/terms");
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "beforeend",
          "<p id=box><b>Two lines of text in a box for one</b></p><p id=wide>Beyond the edge</p><p>Below</p><p id=over>Above</p>",
        );
    });
    await addStyles(
      page,
      "#box { height: 1.2em; width: 8em; overflow: hidden } #wide { position: relative; left: 95vw; white-space: nowrap; height: 2em } main { overflow-x: clip } #over { margin-top: -1.6em }",
    );
    const lost = await lostText(page);
    expect(lost).toEqual(
      expect.arrayContaining([
        "cut off: Two lines of text in a box for one",
        "cut off: Beyond the edge",
        "under another text: Below",
      ]),
    );
  });

  it("movement in spite of reduced motion", async () => {
    const page = await visit();
    await runFirst(page, recordMovement);
    await page.goto(`${origin}/terms`);
    await addStyles(page, "h1 { transition: opacity 0.2s !important } h1.gone { opacity: 0 }");
    await page.evaluate(async () => {
      const heading = document.querySelector("h1");
      heading?.classList.add("gone");
      await Promise.all(heading?.getAnimations().map(({ finished }) => finished) ?? []);
    });
    expect(await page.evaluate(() => window.moved)).toEqual(["h1: 200"]);
  });

  it("a missing name, in what is read aloud", async () => {
    const page = await visit("/terms");
    const before = await readAloud(page);
    await page
      .getByRole("navigation", { name: "Footer" })
      .evaluate((part) => part.removeAttribute("aria-label"));
    expect(before).toContain('navigation "Footer"');
    expect(await readAloud(page)).not.toContain('navigation "Footer"');
  });
});
