import sharp from "sharp";
import { expect, it } from "vitest";
import { looksLike } from "../../../scripts/screenshots/accepted.ts";

/** A screenshot of a slice: a headline on a coloured background. */
function screenshot({ background = "#06281c", word = 300 } = {}): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450" fill="${background}"/><rect x="40" y="40" width="${word}" height="30" fill="#fbfaf6"/></svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}

it("leaves the screenshot of a slice as it is if another machine only rounds its colours differently", async () => {
  expect(await looksLike(await screenshot(), await screenshot({ background: "#07291d" }))).toBe(true);
});

it.each([
  ["a word", { word: 304 }],
  ["a colour", { background: "#0a4d34" }],
])("stores it anew if %s has changed", async (_, changed) => {
  expect(await looksLike(await screenshot(), await screenshot(changed))).toBe(false);
});
