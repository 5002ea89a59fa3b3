import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { contrast, parseColour } from "../../../client/styles/contrast.ts";
import { untilIndexed } from "../../../scripts/screenshots/camera.ts";
import { addStyles } from "../add-styles.ts";
import { axeFindings, LAYOUT_RULES, lostLists } from "../audits/axe.ts";
import { belowMoreContrast, tooSmall, unknownPairs } from "../audits/colour-pairs.ts";
import { faintTexts } from "../audits/faint-texts.ts";
import { expectGoodImages } from "../audits/images.ts";
import { lostText } from "../audits/lost-text.ts";
import { readAloud } from "../audits/read-aloud.ts";
import { whatIsSeen } from "../audits/seen.ts";
import { tabThrough } from "../audits/tab-stops.ts";
import { lowTargets } from "../audits/touch-targets.ts";
import { PAGE_KINDS } from "../page-kinds.ts";
import { origin, visitOwnSite } from "../site.ts";
import { untilStill } from "../until-still.ts";
import { devtools, read, setTextSize, visit } from "../windows.ts";

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A window of 1280 × 1024 at 400 %: the layout of a phone, with less room. */
const ZOOMED = { width: 320, height: 256 };

/** With the header on an image, and on a plain background. Header and footer are the same on all other pages. */
const WHOLE_PAGES = ["home", "contact"];
/** With the header and the footer; the accordions, charts and tables; the filters and the pages of a list. */
const WITH_CONTROLS: readonly string[] = ["home", "investors", "news"];

/** Windows, with the browser's font size in px, in the order in which each page is tested. */
const WINDOWS = [
  { what: "on a small phone", width: 280, height: 600, textSize: 16 },
  { what: "on a phone, with larger text", width: 320, height: 600, textSize: 24 },
  { what: "at 400 % of 1280 × 1024 (1.4.10)", ...ZOOMED, textSize: 16 },
  { what: "on a phone, with text of 200 % (1.4.4)", ...PHONE, textSize: 32 },
  { what: "with text of 200 % (1.4.4)", width: 1280, height: 1024, textSize: 32 },
];

/** The minimum text spacing of criterion 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

async function expectNothingLostAt(path: string): Promise<void> {
  const page = await read(path);
  const expectNothingLost = async (what: string) => {
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], what).toBe(widths[1]);
    expect(await lostText(page), what).toEqual([]);
  };
  for (const { what, textSize, ...size } of WINDOWS) {
    await setTextSize(page, textSize);
    await page.setViewportSize(size);
    await expectNothingLost(what);
  }
  await setTextSize(page, 16);
  const takeBack = await addStyles(page, TEXT_SPACING);
  for (const { width } of [WIDE, PHONE]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingLost(`with wide spacing (1.4.12) at ${width} px`);
  }
  await takeBack();
}

// What is read aloud contains how many documents a search has found.
visitOwnSite({}, { readsFiles: true });
beforeAll(() => untilIndexed(origin));

// The tests of a page read it in one window, without loading it again. Those that scroll it are the last.
describe.each(Object.entries(PAGE_KINDS))("the page %s (%s)", (name, path) => {
  const isWhole = WHOLE_PAGES.includes(name);

  /** What a screen reader says, reviewed like a screenshot: `npm run read-aloud:accept` stores it. */
  it("is read aloud as accepted", async () => {
    const page = await read(path);
    const text = await readAloud(page, name === "home" ? undefined : [{ role: "main" }]);
    await expect(text).toMatchFileSnapshot(`read-aloud/page-${name}.txt`);
  });

  it("has nothing that axe finds, wide and on a phone, and Safari finds all lists", async () => {
    const known = isWhole ? [] : ["header[data-scroll]", "main ~ footer"];
    const page = await read(path);
    expect(await axeFindings(page, known), "wide").toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await axeFindings(page, known, isWhole ? undefined : LAYOUT_RULES), "on a phone").toEqual([]);
  });

  it.skipIf(path.startsWith("/search"))(
    "has images with dimensions, alt texts, fitting sizes, and lazy below the fold",
    async () => {
      await expectGoodImages(await read(path));
    },
  );

  it("uses only known colour pairs, and is large enough on a phone, for fingers too", async () => {
    const page = await read(path);
    await untilStill(page);
    expect(unknownPairs(await whatIsSeen(page)), "wide").toEqual([]);
    await page.setViewportSize(PHONE);
    await untilStill(page);
    const onPhone = await whatIsSeen(page);
    expect(onPhone.length).toBeGreaterThan(20);
    expect(unknownPairs(onPhone), "on a phone").toEqual([]);
    expect(tooSmall(onPhone)).toEqual([]);
    expect(await lowTargets(page)).toEqual([]);
  });

  it("has text of 7 to 1, and large text of 4.5, with the preference for more contrast", async () => {
    const page = await read(path, { contrast: "more" });
    await untilStill(page);
    expect(await belowMoreContrast(page)).toEqual([]);
  });

  it("has no text on images with the preference for less transparency", async () => {
    const page = await read(path);
    const features = [{ name: "prefers-reduced-transparency", value: "reduce" }];
    await (await devtools(page)).send("Emulation.setEmulatedMedia", { features });
    await untilStill(page);
    const texts = (await whatIsSeen(page)).filter(
      ({ kind, background }) => kind === "text" && background === "image",
    );
    expect(texts.map(({ what }) => what)).toEqual([]);
  });

  it("is legible with forced colours, and in the browser's own dark mode", async () => {
    const dark = await read(path, { forcedColors: "active", colorScheme: "dark" });
    expect(await faintTexts(dark), "dark").toEqual([]);
    // The browser sets the colours of all text but that of charts, and what is behind it but for the image of the home page.
    if (name === "home" || (await dark.locator("svg text").count()) > 0) {
      const light = await read(path, { forcedColors: "active", colorScheme: "light" });
      expect(await faintTexts(light), "light").toEqual([]);
    }
    const page = await read(path, { colorScheme: "dark" });
    await (await devtools(page)).send("Emulation.setAutoDarkModeOverride", { enabled: true });
    expect(await faintTexts(page), "dark mode").toEqual([]);
  });

  it("clips no text and has no overflow with large text, narrow windows and wide spacing", () =>
    expectNothingLostAt(path));

  it("gives every control the focus by keyboard: in order, visible and not covered (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11)", {
    timeout: 120_000,
  }, async () => {
    for (const viewport of isWhole ? [WIDE, PHONE, ZOOMED] : [WIDE, ZOOMED]) {
      const page = await (isWhole ? visit(path, { viewport }) : read(path, { viewport }));
      const { stops, problems } = await tabThrough(page, isWhole ? undefined : "main");
      expect(problems, `at ${viewport.width} px`).toEqual([]);
      if (isWhole) expect(stops.length).toBeGreaterThan(5);
      // The focus alone causes no change (3.2.1).
      expect(new URL(page.url()).pathname).toBe(new URL(path, origin).pathname);
      expect(await page.locator("dialog[open]").count()).toBe(0);
    }
  });

  it.runIf(WITH_CONTROLS.includes(name))("marks every focused control with forced colours", async () => {
    const page = await visit(path, { forcedColors: "active" });
    expect((await tabThrough(page, name === "home" ? undefined : "main")).problems).toEqual([]);
  });
});

// Words of one language may be longer than those of another.
it.each([
  "/de",
  "/de/unternehmen",
  "/de/investoren",
  "/de/investoren/dividende",
  "/de/ergebnisse/gj26",
  "/de/hauptversammlung-2026",
  "/de/news/jahresergebnis-2026",
  "/de/contact",
])("the German page %s clips no text and has no overflow, either", expectNothingLostAt);

it.each([
  ["titles of documents", "/investors", 'main li a[href$=".pdf"]'],
  ["a title of one long word", "/investors/announcements", "h1"],
])("%s: words stay whole on a phone, with larger text", async (_, path, titles) => {
  const page = await visit(path, { textSize: 24, viewport: PHONE });
  const broken = await page.locator(titles).evaluateAll((links) =>
    links.flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      return [...(text?.textContent ?? "").matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

it("Safari finds all lists in any kind of section, which fits on a phone too", async () => {
  const page = await visit("/styleguide", { viewport: { width: 320, height: 700 } });
  expect(await lostLists(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

it("an image with priority is preloaded in the head, with the same sizes", async () => {
  const html = await (await fetch(`${origin}/`)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  const [preload = ""] = /<link rel="preload" as="image"[^>]*>/.exec(head) ?? [];
  const [image = ""] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
  expect(/imageSrcSet="([^"]*)"/i.exec(preload)?.[1]).toBe(/ srcSet="([^"]*)"/i.exec(image)?.[1]);
  expect(html.slice(head.length)).not.toContain('rel="preload"');
});

it.each([WIDE, PHONE])(
  "text over an image has sufficient contrast at $width px, even on a white image",
  async (viewport) => {
    const page = await visit("/", { viewport });
    const places = await page.evaluate(() =>
      [...document.querySelectorAll("header a, header button, main section:first-of-type :is(h1, p)")]
        .filter((element) => element.checkVisibility() && element.textContent?.trim() !== "")
        .map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height, colour: getComputedStyle(element).color };
        })
        .filter(({ y, width, height }) => width > 1 && height > 1 && y + height < window.innerHeight),
    );
    expect(places.length).toBeGreaterThan(3);
    await addStyles(
      page,
      "* { transition: none !important; color: transparent !important; border-color: transparent !important } svg { visibility: hidden } img { filter: contrast(0) brightness(2) }",
    );
    const screen = await page.screenshot();
    for (const { colour, x, y, width, height } of places) {
      const left = Math.max(0, Math.floor(x));
      const top = Math.max(0, Math.floor(y));
      const region = { left, top, width: Math.floor(width), height: Math.floor(height) };
      const part = await sharp(screen).extract(region).png().toBuffer();
      const { channels } = await sharp(part).stats();
      const [red = 255, green = 255, blue = 255] = channels.map(({ max }) => max);
      const ratio = contrast(parseColour(colour), [red, green, blue, 1]);
      expect(ratio, `${colour} at ${left}, ${top}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);
