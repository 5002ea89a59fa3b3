import { afterAll, describe, expect, it } from "vitest";
import { fixed } from "../../client/styles/tokens.ts";
import {
  acceptedNames,
  differenceOf,
  encode,
  half,
  type Pixels,
} from "../../scripts/screenshots/accepted.ts";
import { Camera } from "../../scripts/screenshots/camera.ts";

const camera = await Camera.open();
afterAll(() => camera.close());

it("there is no accepted screenshot without a subject", async () => {
  const names = new Set(camera.screenshots.map(({ name }) => name));
  expect((await acceptedNames()).filter((name) => !names.has(name))).toEqual([]);
});

function screenshotOf(name: string) {
  const screenshot = camera.screenshots.find((one) => one.name === name);
  if (!screenshot) throw new Error(`There is no screenshot ${name}.`);
  return screenshot;
}

describe("a change is detected", () => {
  it.each([
    ["a colour", "contact-390", fixed.color.sand, "#f1efe9"],
    ["a space", "contact-1440", fixed.space["6"], "2.25rem"],
    ["a font size", "news-390", fixed.text.label, ".9rem"],
  ])("of one token, %s", async (_kind, name, from, to) => {
    const screenshot = screenshotOf(name);
    const accepted = await encode(await half(await camera.take(screenshot)));
    const restyle = (css: string) => css.replaceAll(minified(from), to);
    expect(
      await differenceOf(accepted, await half(await camera.take(screenshot, { restyle }))),
    ).toBeDefined();
    expect(await differenceOf(accepted, await half(await camera.take(screenshot)))).toBeUndefined();
  });

  /** A token's value in the minified style sheets, which omit the zero before the decimal point. */
  function minified(value: string): RegExp {
    return new RegExp(`(?<![\\w.])${value.replace(/^0\./, ".").replaceAll(".", "\\.")}(?!\\w)`, "g");
  }
});

describe("a rounding difference of another CPU", () => {
  it("of one level per channel is ignored", async () => {
    const actual = await half(await camera.take(screenshotOf("home-390")));
    expect(await differenceOf(await encode(actual), shifted(actual, 1))).toBeUndefined();
    expect(await differenceOf(await encode(actual), shifted(actual, -1))).toBeUndefined();
  });

  it("of four levels is detected", async () => {
    const actual = await half(await camera.take(screenshotOf("home-390")));
    expect(await differenceOf(await encode(actual), shifted(actual, 4))).toBeDefined();
  });

  function shifted({ data, ...size }: Pixels, levels: number): Pixels {
    return { data: Buffer.from(data.map((level) => Math.min(255, Math.max(0, level + levels)))), ...size };
  }
});
