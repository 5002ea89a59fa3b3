import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { palette } from "../../../brand/palette.ts";
import { colourPairs, type Foregrounds } from "../../../client/styles/colour-pairs.ts";
import { contrast, parseColour } from "../../../client/styles/contrast.ts";
import { fixed } from "../../../client/styles/tokens.ts";
import { addStyles } from "../add-styles.ts";
import { untilLive } from "../documents.ts";
import { openedState } from "../opened-state.ts";
import { EVERY_STATE, ONE_OF_EACH_KIND } from "../page-kinds.ts";
import { type Seen, whatIsSeen } from "../seen.ts";
import { look } from "../site.ts";
import { untilStill } from "../until-still.ts";

/** The test adds styles to pages, which the CSP would block. */
const MEASURED = { bypassCSP: true };

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const known: Readonly<Record<string, Foregrounds>> = colourPairs;
const tokens = Object.entries(fixed.color).map(([name, value]) => ({ name, colour: parseColour(value) }));

/** Name of a colour in the theme; the colour itself if it is not in the theme. */
function nameOf(text: string, opacity: number): string {
  const seen = parseColour(text);
  const named = (alpha: number) =>
    tokens.find(
      ({ colour }) =>
        Math.abs(colour[3] - alpha) < 0.01 &&
        [0, 1, 2].every((part) => Math.round(seen[part] ?? 0) === colour[part]),
    )?.name;
  const percent = Math.round(seen[3] * opacity * 100);
  return named(seen[3] * opacity) ?? `${named(1) ?? text}${percent < 100 ? ` at ${percent}%` : ""}`;
}

/** Whether the table of colour pairs allows this use. */
function isKnown({ kind, colour, opacity, background, size, bold }: Seen): boolean {
  const {
    text = [],
    large = [],
    graphics = [],
    decoration = [],
  } = known[background === "image" ? background : nameOf(background, 1)] ?? {};
  const isLarge = size >= 24 || (bold && size >= 18.66);
  const allowed: Readonly<Record<Seen["kind"], readonly string[]>> = {
    text: isLarge ? [...text, ...large] : text,
    graphics: [...text, ...graphics],
    decoration: [...text, ...graphics, ...decoration],
  };
  return allowed[kind].includes(nameOf(colour, opacity));
}

/** Descriptions of elements with colour pairs that are not in the table. */
function unknownPairs(seen: readonly Seen[]): string[] {
  const unknown = seen.filter((one) => !isKnown(one));
  return unknown.map(
    ({ kind, what, colour, opacity, background }) =>
      `${kind} “${what}”: ${nameOf(colour, opacity)} on ${background === "image" ? background : nameOf(background, 1)}`,
  );
}

/** Captions, dates, sources and legal lines; and labels of charts, whose amounts are also in a table. */
const SMALL_PRINT = ["small", "time", "caption", "figcaption", "svg"];

function tooSmall(seen: readonly Seen[]): string[] {
  return seen
    .filter(({ kind, size }) => kind === "text" && size < 16)
    .filter(({ within }) => !within.some((name) => SMALL_PRINT.includes(name)))
    .map(({ what, size }) => `“${what}” at ${size}px`);
}

describe("every page uses only known colour pairs, and is large enough on a phone", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    const page = await look(path, MEASURED);
    await untilStill(page);
    expect(unknownPairs(await whatIsSeen(page)), "wide").toEqual([]);
    await page.setViewportSize(PHONE);
    await untilStill(page);
    const onPhone = await whatIsSeen(page);
    expect(onPhone.length).toBeGreaterThan(20);
    expect(unknownPairs(onPhone), "on a phone").toEqual([]);
    expect(tooSmall(onPhone)).toEqual([]);
  });
});

describe("and so do open states", () => {
  it.each(EVERY_STATE)("$name at $width px", async ({ state, width }) => {
    const page = await openedState(state, width, MEASURED);
    if (state.firstVisit) await page.clock.resume();
    await untilStill(page);
    const seen = await whatIsSeen(page);
    expect(unknownPairs(seen)).toEqual([]);
    if (width === PHONE.width) expect(tooSmall(seen)).toEqual([]);
  });
});

describe("text over an image", () => {
  it.each([WIDE, PHONE])("has sufficient contrast at $width px, even on a white image", async (viewport) => {
    const page = await look("/", { ...MEASURED, viewport });
    await untilLive(page);
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
      const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
      const region = { left, top, width: Math.floor(width), height: Math.floor(height) };
      const part = await sharp(screen).extract(region).png().toBuffer();
      const { channels } = await sharp(part).stats();
      const [red = 255, green = 255, blue = 255] = channels.map(({ max }) => max);
      const ratio = contrast(parseColour(colour), [red, green, blue, 1]);
      expect(ratio, `${colour} at ${left}, ${top}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("the test itself", () => {
  it("finds an unknown pair, a semi-transparent text, and a text that is too small", async () => {
    const page = await look("/terms", { ...MEASURED, viewport: PHONE });
    await untilLive(page);
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
});
