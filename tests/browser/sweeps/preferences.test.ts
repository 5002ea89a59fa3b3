import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { contrast, parseColour } from "../../../client/styles/contrast.ts";
import { OPEN_STATES } from "../../../scripts/screenshots/open-states.ts";
import { addStyles } from "../add-styles.ts";
import { untilLive } from "../documents.ts";
import { faintTexts } from "../faint-texts.ts";
import { openedState } from "../opened-state.ts";
import { ONE_OF_EACH_KIND } from "../page-kinds.ts";
import { whatIsSeen } from "../seen.ts";
import { look, visit } from "../site.ts";
import { tabThrough } from "../tab-stops.ts";
import { untilStill } from "../until-still.ts";

declare global {
  interface Window {
    /** Animated elements, with the duration in ms. */
    readonly moved: string[];
  }
}

/** Sets a media feature that Playwright does not support. */
async function prefer(page: Page, name: string, value: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setEmulatedMedia", { features: [{ name, value }] });
}

describe("with forced colours, every text is legible and every focused control is marked", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    const page = await look(path, { forcedColors: "active" });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faintTexts(page), colorScheme).toEqual([]);
    }
  });

  // With the header and the footer; the accordions, charts and tables; the filters and the pages of a list.
  it.each([
    ["/", undefined],
    ["/investors", "main"],
    ["/news", "main"],
  ] as const)("by keyboard on %s", async (path, part) => {
    const page = await look(path, { forcedColors: "active" });
    expect((await tabThrough(page, part)).problems).toEqual([]);
  });
});

describe("in the browser's own dark mode, every text is legible", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    const page = await look("about:blank", { colorScheme: "dark" });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    await page.goto(path);
    await untilLive(page);
    expect(await faintTexts(page)).toEqual([]);
  });
});

describe("with the preference for more contrast, text has 7 to 1, and large text 4.5", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    const page = await look(path, { contrast: "more" });
    const faint = (await whatIsSeen(page)).filter(({ kind, colour, opacity, background, size, bold }) => {
      if (kind !== "text" || background === "image") return false;
      const [red, green, blue, alpha] = parseColour(colour);
      const least = size >= 24 || (bold && size >= 18.66) ? 4.5 : 7;
      return contrast([red, green, blue, alpha * opacity], parseColour(background)) < least;
    });
    expect(faint.map(({ what, colour, background }) => `${what}: ${colour} on ${background}`)).toEqual([]);
  });
});

describe("with the preference for less transparency, there is no text on images", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    const page = await look(path);
    await prefer(page, "prefers-reduced-transparency", "reduce");
    await untilStill(page);
    const texts = (await whatIsSeen(page)).filter(
      ({ kind, background }) => kind === "text" && background === "image",
    );
    expect(texts.map(({ what }) => what)).toEqual([]);
  });
});

describe("with reduced motion there is no animation", () => {
  it.each(Object.entries(OPEN_STATES))("while the state %s is opened", async (_name, state) => {
    for (const width of state.screens) {
      const page = await openedState(state, width, { initScript: recordMovement });
      expect(await page.evaluate(() => window.moved)).toEqual([]);
    }
  });

  it("would be detected", async () => {
    const page = await visit("/terms", { initScript: recordMovement });
    await addStyles(page, "h1 { transition: opacity 0.2s !important } h1.gone { opacity: 0 }");
    await page.evaluate(async () => {
      const heading = document.querySelector("h1");
      heading?.classList.add("gone");
      await Promise.all(heading?.getAnimations().map(({ finished }) => finished) ?? []);
    });
    expect(await page.evaluate(() => window.moved)).toEqual(["h1: 200"]);
  });
});

/** Runs in the page, before any other script. */
function recordMovement(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  for (const type of ["transitionrun", "animationstart"]) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const duration = Number(animation.effect?.getComputedTiming().duration);
        const isByTime = animation.timeline instanceof DocumentTimeline;
        if (isByTime && duration > 1) moved.push(`${target.localName}: ${duration}`);
      }
    });
  }
}
