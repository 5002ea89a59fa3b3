import sharp from "sharp";
import { expect, it } from "vitest";
import { startJourneys } from "./journeys.ts";

const { arrive } = startJourneys();

/** A masked icon is mostly background; a solid box is not. */
const MAX_DARK_SHARE = 0.3;

it("a link to a file in a text ends with an icon, not with a solid box", async () => {
  const visitor = await arrive("/news/fy26-results", { onPhone: true });
  const drawing = await visitor.evaluate(async () => {
    await document.fonts.ready;
    const link = document.querySelector('main p a[href*=".pdf"]');
    link?.scrollIntoView({ block: "center" });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { right, top, height } = [...(link?.getClientRects() ?? [])].at(-1) ?? new DOMRect();
    const em = Number.parseFloat(getComputedStyle(link ?? document.body).fontSize);
    return {
      left: Math.round(right - em * 0.75),
      top: Math.round(top),
      width: Math.round(em * 0.75),
      height,
    };
  });
  const pixels = await sharp(await visitor.screenshot())
    .extract({ ...drawing, height: Math.round(drawing.height) })
    .greyscale()
    .raw()
    .toBuffer();
  const darkShare = pixels.filter((level) => level < 128).length / pixels.length;
  expect(darkShare).toBeGreaterThan(0);
  expect(darkShare).toBeLessThan(MAX_DARK_SHARE);
});
