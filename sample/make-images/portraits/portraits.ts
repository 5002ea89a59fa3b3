import type { Artwork } from "../artwork.ts";
import { range } from "../geometry.ts";
import { canvas, stadium, stroke, turned } from "../svg.ts";
import { complexions } from "./complexion.ts";
import { features, head, MIDDLE } from "./face.ts";
import { type Sitter, sitters } from "./people.ts";

/** Pixels: more than three times what the page shows. */
const WIDTH = 640;
const HEIGHT = 800;

/** How much larger the person is than drawn; the shoulders run off the sides. */
const CLOSER = 1.16;

/** The person on a canvas of 800 × 1000, the neck sunk between the shoulders. */
function figure({ name, face, hair, dress, more }: Sitter): string {
  return [
    ...hair.behind,
    ...head(name.toLowerCase().replace(" ", "-"), face, hair.coversEars !== true),
    '<g transform="translate(0 -44)">',
    ...dress(face.skin.light),
    "</g>",
    ...features(face),
    ...hair.before,
    ...(more?.(face) ?? []),
  ].join("");
}

function portrait(sitter: Sitter): string {
  const { ground, rails, course } = sitter;
  const [cx, cy, half, turn] = course;
  const lanes = range(7).map((lane) =>
    stroke(stadium(cx, cy, half, 112 + lane * 46), { color: rails, width: 5 }),
  );
  return canvas(WIDTH, HEIGHT, ground, [
    `<g transform="scale(${WIDTH / 800})">`,
    turned(turn, cx, cy, lanes),
    `<g transform="translate(${MIDDLE} 1000) scale(${CLOSER}) translate(${-MIDDLE} -956)">${figure(sitter)}</g>`,
    "</g>",
  ]);
}

/** The board and executives, each with a face, hair and dress of their own. */
export const portraits: readonly Artwork[] = sitters.map((sitter) => ({
  name: `portrait-${sitter.name.toLowerCase().replace(" ", "-")}`,
  width: WIDTH,
  height: HEIGHT,
  budget: 20_000,
  colors: complexions,
  draw: () => portrait(sitter),
}));
