import type { BrandFont } from "../../brand/schema.ts";
import { outlineFont } from "../../src/adapters/http/social-images/font/outline-font.ts";
import type { Finding } from "../findings.ts";

/** Checks that text in social images can be drawn. The site reads these files only when one is requested. */
export function checkFont(folder: string, outlines: BrandFont["outlines"]): readonly Finding[] {
  return Object.entries(outlines).flatMap(([use, outline]) => {
    try {
      outlineFont(folder, outline);
      return [];
    } catch (error) {
      return [{ place: `brand/font.ts outlines.${use}:`, problem: String(error) }];
    }
  });
}
