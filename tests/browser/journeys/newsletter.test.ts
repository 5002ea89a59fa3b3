import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { expectComplaints } from "../complaints.ts";
import { FOOTER, focused, says, startJourneys, untilGone } from "./journeys.ts";

const { arrive } = startJourneys();

const FIELD: Target = { role: "textbox", name: "E-mail address", within: FOOTER };
const BUTTON: Target = { role: "button", name: "Sign up", within: FOOTER };
const THANKS = "Thankyou for signing up";

/** Mean brightness of the first topic's box, from 0 to 255. */
async function brightnessOfBox(visitor: Visitor): Promise<number> {
  const box = await visitor.evaluate(() => {
    const element = document.querySelector("footer [type=checkbox]");
    element?.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    };
  });
  const pixels = await sharp(await visitor.screenshot())
    .extract(box)
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.reduce((sum, level) => sum + level, 0) / pixels.length;
}

describe("a visitor who signs up for the newsletter", () => {
  it("sees the boxes of the topics on the dark background, empty and ticked, and the confirmation, which gets the focus", async () => {
    const visitor = await arrive("/company");
    expect(await brightnessOfBox(visitor)).toBeGreaterThan(128);
    await visitor.evaluate(() => document.querySelector<HTMLInputElement>("footer [type=checkbox]")?.click());
    expect(await brightnessOfBox(visitor)).toBeGreaterThan(128);
    await visitor.press(FIELD);
    // As copied from a document.
    await visitor.type("reader@\u200blarkfield.example");
    await visitor.press(BUTTON);
    await expect.poll(() => focused(visitor)).toBe(THANKS);
    await untilGone(visitor, FIELD);
  });

  it("sees the browser's error for an invalid address, the site's for one that the browser accepts, and corrects it", async () => {
    expectComplaints(/400/);
    const visitor = await arrive("/company");
    await visitor.press(FIELD);
    await visitor.type("a@");
    await visitor.press(BUTTON);
    expect(await visitor.evaluate(() => document.querySelector("footer :invalid") !== null)).toBe(true);
    await visitor.press(FIELD);
    await visitor.key("End");
    await visitor.type("b");
    await visitor.key("Enter");
    await expect.poll(() => says(visitor, "That is not a complete e-mail address.")).toBe(true);
    expect(
      await visitor.evaluate(() =>
        document.querySelector("footer [type=email]")?.getAttribute("aria-invalid"),
      ),
    ).toBe("true");
    await visitor.press(FIELD);
    await visitor.key("End");
    await visitor.type(".example");
    await visitor.key("Enter");
    await expect.poll(() => says(visitor, THANKS)).toBe(true);
  });
});
