import { brandFont } from "../../../../brand/font.ts";
import type { SocialCard } from "./card.ts";
import { drawCard } from "./drawing.ts";
import type { OutlineFont } from "./font/outline-font.ts";

let fonts: { readonly title: OutlineFont; readonly label: OutlineFont } | undefined;

/**
 * Draws the image of a card as PNG. Fonts and `sharp` are loaded lazily, since not every process draws images.
 *
 * @param fontFolder - Folder of the site's font files.
 */
export async function drawImage(card: SocialCard, fontFolder: string): Promise<Buffer> {
  const [{ default: sharp }, { outlineFont }] = await Promise.all([
    import("sharp"),
    import("./font/outline-font.ts"),
  ]);
  const { title, label } = brandFont.outlines;
  fonts ??= { title: outlineFont(fontFolder, title), label: outlineFont(fontFolder, label) };
  return sharp(Buffer.from(drawCard(card, fonts)))
    .png({ palette: true, colours: 128, dither: 0, effort: 4 })
    .toBuffer();
}
