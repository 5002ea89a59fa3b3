import sharp from "sharp";
import { expect, it } from "vitest";
import { startJourneys } from "./journeys.ts";

const { arrive } = startJourneys();

it("a page that stands still and fits the window can be photographed", async () => {
  const visitor = await arrive("/search");
  const height = await visitor.evaluate(() => document.documentElement.scrollHeight);
  await visitor.resize(1440, height);
  const screenshot = await sharp(await visitor.screenshot()).metadata();
  expect([screenshot.width, screenshot.height]).toEqual([1440, height]);
});
