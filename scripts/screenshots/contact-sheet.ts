/** `npm run contact-sheet`: combines the accepted screenshots of pages, one sheet per width. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { extractChromium } from "../browser/chromium.ts";
import { argumentsOf } from "../command-line.ts";
import { acceptedNames, acceptedScreenshot } from "./accepted.ts";
import type { Screen } from "./screenshots.ts";

const FOLDER = join(import.meta.dirname, "../../docs/contact-sheet");

/** Number of screenshots per row, and the width of each in pixels. */
const LAYOUTS: Readonly<Record<Screen, { readonly columns: number; readonly width: number }>> = {
  1440: { columns: 6, width: 300 },
  390: { columns: 9, width: 195 },
};

const STYLE = `
  body { margin: 24px; background: #fff; color: #101814; font: 15px sans-serif; }
  main { display: grid; gap: 28px 20px; align-items: start; }
  img { display: block; width: 100%; max-height: 560px; object-fit: cover; object-position: top; outline: 1px solid #d9ddd7; }
  p { margin: 0 0 8px; }`;

argumentsOf("npm run contact-sheet\n\nCombines the accepted screenshots into docs/contact-sheet/.", {});
await using browser = await chromium.launch(await extractChromium());
await mkdir(FOLDER, { recursive: true });
const names = await acceptedNames();
for (const screen of [1440, 390] as const) {
  const ending = `-${screen}`;
  const pages = names
    .filter((name) => name.endsWith(ending) && !/^(?:guide|state)-/.test(name))
    .map((name) => name.slice(0, -ending.length))
    // The home page comes first.
    .toSorted((a, b) => Number(b === "home") - Number(a === "home") || a.localeCompare(b));
  const path = join(FOLDER, `pages-${screen}.webp`);
  await writeFile(path, await sheet(pages, screen));
  process.stdout.write(`${path}\n`);
}

async function sheet(pages: readonly string[], screen: Screen): Promise<Buffer> {
  const { columns, width } = LAYOUTS[screen];
  const entries = await Promise.all(
    pages.map(async (name) => {
      const screenshot = await acceptedScreenshot(`${name}-${screen}`);
      return `<div><p>${name}</p><img src="data:image/webp;base64,${screenshot?.toString("base64")}"></div>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: columns * (width + 20) + 28, height: 800 } });
  await page.setContent(
    `<style>${STYLE} main { grid-template-columns: repeat(${columns}, ${width}px); }</style><main>${entries.join("")}</main>`,
  );
  const png = await page.screenshot({ fullPage: true });
  return sharp(png).webp({ quality: 70 }).toBuffer();
}
