import { describe, expect, it } from "vitest";
import { visit } from "../site.ts";
import { SWEPT_PAGES } from "./swept-pages.ts";

const NARROW = [
  { width: 280, textSize: 16 },
  { width: 320, textSize: 24 },
] as const;

describe.each(NARROW)(
  "in a window of $width px, with text of $textSize px, no page overflows",
  ({ width, textSize }) => {
    it.each(SWEPT_PAGES)("%s", async (path) => {
      const page = await visit(path, { textSize, viewport: { width, height: 600 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  },
);
