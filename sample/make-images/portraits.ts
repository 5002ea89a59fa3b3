import { palette } from "../../brand/palette.ts";
import type { Artwork } from "./artwork.ts";
import { range } from "./geometry.ts";
import { lettering } from "./lettering.ts";
import { canvas, letters, shape, stadium, stroke, turned } from "./svg.ts";

/** The colours of a portrait: its ground, the course on it, the one lane that leads, and the initials. */
interface Tone {
  readonly ground: string;
  readonly field: string;
  readonly rails: string;
  readonly lead: string;
  readonly letters: string;
}

/** Where the course lies in a portrait, and how it is turned, in degrees clockwise. */
interface Crop {
  readonly cx: number;
  readonly cy: number;
  readonly half: number;
  readonly turn: number;
}

const { forest, moss, green, action, mint, lime, paper, sand, stone } = palette;
const night: Tone = { ground: forest, field: moss, rails: action, lead: lime, letters: paper };
const turf: Tone = { ground: green, field: forest, rails: action, lead: lime, letters: paper };
const morning: Tone = { ground: mint, field: paper, rails: action, lead: forest, letters: forest };
const clay: Tone = { ground: sand, field: stone, rails: action, lead: forest, letters: forest };

const people: readonly (readonly [string, Tone, Crop])[] = [
  ["Margaret Ellery", night, { cx: 720, cy: 190, half: 260, turn: -24 }],
  ["Daniel Okafor", morning, { cx: 240, cy: 60, half: 320, turn: -58 }],
  ["Priya Raman", turf, { cx: 640, cy: 330, half: 140, turn: 34 }],
  ["Tom Whitlock", clay, { cx: 420, cy: 120, half: 380, turn: 24 }],
  ["Hana Sato", night, { cx: 160, cy: 200, half: 260, turn: 52 }],
  ["Louise Carbery", clay, { cx: 620, cy: 120, half: 280, turn: 66 }],
  ["Marcus Dell", morning, { cx: 780, cy: 190, half: 300, turn: -38 }],
  ["Ingrid Solheim", turf, { cx: 400, cy: 40, half: 120, turn: 0 }],
  ["Aroha Ngata", clay, { cx: 720, cy: 210, half: 340, turn: -36 }],
  ["Peter Lindqvist", turf, { cx: 140, cy: 330, half: 220, turn: -20 }],
  ["Fiona Adeyemi", morning, { cx: 400, cy: 230, half: 330, turn: -14 }],
  ["Graham Tull", night, { cx: 470, cy: 30, half: 40, turn: 90 }],
  ["Susan Mak", turf, { cx: 820, cy: 190, half: 300, turn: 72 }],
];

const LANES = range(7);
const LEAD = 4;

/** Initials set like a name on a card, under a stretch of the course. */
function monogram(name: string, tone: Tone, { cx, cy, half, turn }: Crop): string {
  const initials = name
    .split(" ")
    .map((part) => part.charAt(0))
    .join("");
  const course = (radius: number) => stadium(cx, cy, half, radius);
  return canvas(800, 1000, tone.ground, [
    turned(turn, cx, cy, [
      shape(course(424) + course(76), tone.field),
      ...LANES.map((lane) => {
        const leads = lane === LEAD;
        return stroke(course(112 + lane * 46), {
          color: leads ? tone.lead : tone.rails,
          width: leads ? 9 : 4,
        });
      }),
    ]),
    letters(lettering(initials, 56, 928, 190, 500), tone.letters),
  ]);
}

/** The board and executives as drawn initials, each on its own stretch of the course. */
export const portraits: readonly Artwork[] = people.map(([name, tone, crop]) => ({
  name: `portrait-${name.toLowerCase().replace(" ", "-")}`,
  width: 800,
  height: 1000,
  budget: 20_000,
  draw: () => monogram(name, tone, crop),
}));
