import type { SocialCard } from "./card.ts";
import { drawCard } from "./drawing.ts";
import type { OutlineFont } from "./font/instrument-sans.ts";

let typefaces: { readonly title: OutlineFont; readonly label: OutlineFont } | undefined;

/**
 * The picture of a card as PNG. Letters and the drawing library are loaded with the first: not every process draws.
 *
 * @param fonts - Folder of the site's font files.
 */
export async function drawImage(card: SocialCard, fonts: string): Promise<Buffer> {
  const [{ default: sharp }, { instrumentSans }] = await Promise.all([
    import("sharp"),
    import("./font/instrument-sans.ts"),
  ]);
  typefaces ??= { title: instrumentSans(fonts, 500), label: instrumentSans(fonts, 600) };
  return sharp(Buffer.from(drawCard(card, typefaces)))
    .png({ palette: true, colours: 128, dither: 0, effort: 4 })
    .toBuffer();
}
