import { pino } from "pino";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { brandFont } from "../../../brand/font.ts";
import { locales } from "../../../brand/locales.ts";
import { type SocialCard, socialImageHref } from "../../../src/adapters/http/social-images/card.ts";
import { drawCard } from "../../../src/adapters/http/social-images/drawing.ts";
import { outlineFont } from "../../../src/adapters/http/social-images/font/outline-font.ts";
import { layOutHeadline } from "../../../src/adapters/http/social-images/headline.ts";
import { socialImageCache } from "../../../src/adapters/http/social-images/social-image-cache.ts";
import { FONTS } from "../../../src/composition/folders.ts";
import { contentPage, homePage, newsArticle } from "../sample-content.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), contentPage("leadership", "company"), newsArticle("a&b", "2026-08-19")];
const hrefs = pages.map((page) => socialImageHref({ ...page, sections: [] }, locales[0]) ?? "");

describe("the social image of a page", () => {
  it.each(hrefs)("%s is a small image in the usual format, sent once: nothing is logged", async (href) => {
    const write = vi.fn();
    const { server } = siteOf({ pages }, { logger: pino({ level: "warn" }, { write }) });
    const { statusCode, headers, rawPayload } = await server.inject(href);
    expect([statusCode, write.mock.calls]).toEqual([200, []]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
  });

  it("has a unique address, which changes with its content", () => {
    expect(new Set(hrefs).size).toBe(3);
    expect(hrefs[1]).toMatch(/^\/social\/company\/leadership\.png\?v=/);
    const renamed = { ...contentPage("leadership", "company"), title: "People", sections: [] };
    expect(socialImageHref(renamed, locales[0])).not.toBe(hrefs[1]);
  });

  it.each(["nowhere.png", "leadership.png", "company/leadership.jpg", ".png", "company/leadership.png/more"])(
    "does not exist at /social/%s",
    async (path) => expect((await siteOf({ pages }).server.inject(`/social/${path}`)).statusCode).toBe(404),
  );
});

/** A font in which every letter is as wide as the font size. */
const lengthOf = (text: string) => text.length * 1000;
const room = {
  width: 200,
  sizes: [
    { size: 20, lines: 2 },
    { size: 10, lines: 3 },
  ],
};

it.each([
  ["is as large as the space allows", "Investors", ["Investors"], 20],
  ["has more lines if it is longer", "Full-year results to 30 June", ["Full-year results", "to 30 June"], 10],
  ["has lines of similar length", "aaa bbb ccc d", ["aaa bbb", "ccc d"], 20],
  [
    "that is too long is truncated at a word, with an ellipsis",
    "word ".repeat(40),
    ["word word word word", "word word word word", "word word word word…"],
    10,
  ],
  [
    "without spaces is broken between words, which keep their brackets",
    "第2四半期決算短信〔IFRS〕（連結）",
    ["第2四半期決算短信", "〔IFRS〕（連結）"],
    20,
  ],
  ["with one endless word is truncated", "x".repeat(60), [`${"x".repeat(19)}…`], 10],
  ["is not truncated within a character", "e\u0301".repeat(30), [`${"e\u0301".repeat(9)}…`], 10],
  ["may be empty", " ", [], 20],
])("a headline %s", (_case, text, lines, size) => {
  expect(layOutHeadline(text, room, lengthOf)).toEqual({ lines, size });
});

it("a text uses the extended font for missing glyphs, and knows which characters no font has", () => {
  const letters = outlineFont(FONTS, { files: brandFont.outlines.title.files, weight: 500 });
  expect(letters.lengthOf("Māori")).toBeGreaterThan(letters.lengthOf("Mori"));
  expect(letters.outline("a🎉b", 0, 0, 10)).toBe(letters.outline("ab", 0, 0, 10));
  expect(letters.missingIn("Māori 🎉\u200b")).toEqual([]);
  expect(letters.missingIn("2026年3月期 3月")).toEqual(["年", "月", "期"]);
});

it("an image leaves out a text of which its font lacks a character", () => {
  const files = brandFont.outlines.title;
  const fonts = { title: outlineFont(FONTS, files), label: outlineFont(FONTS, brandFont.outlines.label) };
  const drawn = (title: string, note?: string) => drawCard({ title, note, artwork: "news" }, fonts);
  expect(drawn("2026年3月期")).toBe(drawn(""));
  expect(drawn("Results", "決算 2026")).toBe(drawn("Results"));
  expect(drawn("Results")).not.toBe(drawn(""));
});

it("a font is refused before a text is drawn if the library cannot read its file", () => {
  const [variable] = brandFont.faces;
  const font = { files: [variable?.file ?? ""], weight: 500 };
  expect(() => outlineFont(FONTS, font)).toThrow(`${variable?.file} has no outlines that can be read`);
});

const card = (title: string): SocialCard => ({ title, note: undefined, artwork: "news" });

it("images are drawn one at a time, and a failure does not block the next", async () => {
  const making: string[] = [];
  const imageOf = socialImageCache(async ({ title }) => {
    making.push(title);
    expect(making).toEqual([title]);
    await Promise.resolve();
    making.pop();
    if (title === "bad") throw new Error("cannot be drawn");
    return Buffer.from(title);
  });
  const answers = await Promise.allSettled(["bad", "a", "b"].map((title) => imageOf(card(title))));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

it("the cache has a maximum size", async () => {
  const make = vi.fn(async () => Buffer.alloc(9 * 1024 * 1024));
  const imageOf = socialImageCache(make);
  for (const title of ["a", "b", "a"]) await imageOf(card(title));
  expect(make).toHaveBeenCalledTimes(3);
});

it("requests above the queue limit are rejected", async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const make = vi.fn(() => promise);
  const imageOf = socialImageCache(make);
  const waiting = Array.from({ length: 24 }, (_, index) => imageOf(card(String(index))));
  expect(await imageOf(card("one more"))).toBeUndefined();
  resolve(Buffer.from("drawn"));
  await Promise.all(waiting);
  expect(make).toHaveBeenCalledTimes(24);
  expect(await imageOf(card("one more"))).toEqual(Buffer.from("drawn"));
});
