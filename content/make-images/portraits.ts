import type { Artwork } from "./artwork.ts";
import { range } from "./geometry.ts";
import { lengthOf, lettering } from "./lettering.ts";
import { palette } from "./palette.ts";
import { box, canvas, stadium, stroke, turned, within } from "./svg.ts";

/** The colours of a portrait: its ground and lines, and the letters with the lines seen through them. */
interface Tone {
  readonly ground: string;
  readonly rails: string;
  readonly letters: string;
  readonly through: string;
}

/** Where the course lies in a portrait, and how closely its lanes are set. */
interface Crop {
  readonly cx: number;
  readonly cy: number;
  readonly half: number;
  readonly turn: number;
  readonly gap: number;
}

const { forest, green, action, mint, paper, sand } = palette;
const night: Tone = { ground: forest, rails: action, letters: mint, through: action };
const field: Tone = { ground: green, rails: action, letters: paper, through: action };
const leaf: Tone = { ground: action, rails: mint, letters: paper, through: action };
const morning: Tone = { ground: mint, rails: action, letters: forest, through: mint };
const clay: Tone = { ground: sand, rails: action, letters: green, through: sand };
const deep: Tone = { ground: forest, rails: green, letters: paper, through: green };

const people: readonly (readonly [string, Tone, Crop])[] = [
  ["Margaret Ellery", night, { cx: 700, cy: 130, half: 260, turn: -24, gap: 58 }],
  ["Daniel Okafor", morning, { cx: 40, cy: 1060, half: 300, turn: -58, gap: 64 }],
  ["Priya Raman", field, { cx: 760, cy: 900, half: 120, turn: 30, gap: 62 }],
  ["Tom Whitlock", clay, { cx: 120, cy: 20, half: 380, turn: 24, gap: 60 }],
  ["Hana Sato", leaf, { cx: 40, cy: 60, half: 240, turn: 52, gap: 70 }],
  ["Louise Carbery", deep, { cx: 620, cy: 860, half: 260, turn: 64, gap: 60 }],
  ["Marcus Dell", morning, { cx: 800, cy: 180, half: 260, turn: 38, gap: 62 }],
  ["Ingrid Solheim", deep, { cx: 100, cy: 1000, half: 60, turn: 0, gap: 68 }],
  ["Aroha Ngata", clay, { cx: 720, cy: 760, half: 360, turn: -36, gap: 60 }],
  ["Peter Lindqvist", leaf, { cx: 400, cy: 980, half: 20, turn: 0, gap: 70 }],
  ["Fiona Adeyemi", field, { cx: 0, cy: 420, half: 330, turn: -14, gap: 58 }],
  ["Graham Tull", morning, { cx: 420, cy: 20, half: 10, turn: 0, gap: 68 }],
  ["Susan Mak", night, { cx: 820, cy: 560, half: 280, turn: 72, gap: 62 }],
];

function monogram(name: string, tone: Tone, crop: Crop): string {
  const initials = name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
  const size = 400;
  const x = (800 - lengthOf(initials, size)) / 2;
  const letters = lettering(initials, x, 644, size);
  const rails = (color: string, width: number) =>
    turned(
      crop.turn,
      crop.cx,
      crop.cy,
      range(11).map((lane) =>
        stroke(stadium(crop.cx, crop.cy, crop.half, 44 + lane * crop.gap * 1.75), { color, width }),
      ),
    );
  return canvas(800, 1000, tone.ground, [
    rails(tone.rails, 7),
    within("letters", letters, [box(0, 0, 800, 1000, tone.letters), rails(tone.through, 7)]),
  ]);
}

/** The board and executives as drawn initials, each on its own stretch of the course. */
export const portraits: readonly Artwork[] = people.map(([name, tone, crop]) => ({
  name: `portrait-${name.toLowerCase().replace(" ", "-")}`,
  width: 800,
  height: 1000,
  budget: 15_000,
  draw: () => monogram(name, tone, crop),
}));
