import { palette } from "../../../brand/palette.ts";
import { disc, letters, stroke } from "../svg.ts";
import {
  auburn,
  black,
  brown,
  dark,
  faceOf,
  fair,
  grey,
  olive,
  rose,
  rosy,
  straw,
  umber,
  wine,
} from "./complexion.ts";
import { beads, blazer, polo, rollneck, shirt, striped, suit } from "./dress.ts";
import { type Face, onFace } from "./face.ts";
import {
  bob,
  cropped,
  curls,
  fringed,
  type Hair,
  knot,
  long,
  parted,
  pixie,
  receding,
  round,
  wavy,
} from "./hair.ts";

/** Someone as drawn, from the head to the chest, before a stretch of the course. */
export interface Sitter {
  readonly name: string;
  readonly ground: string;
  /** The lines of the course. */
  readonly rails: string;
  /** The middle of the course, half its straight, and its turn in degrees clockwise. */
  readonly course: readonly [cx: number, cy: number, half: number, turn: number];
  readonly face: Face;
  readonly hair: Hair;
  readonly dress: (skin: string) => string[];
  /** Drawn last, such as a beard or earrings. */
  readonly more?: (face: Face) => string[];
}

const { forest, moss, green, action, mint, meadow, lime, paper, sand, stone, ink, line: silver } = palette;

const beard = (color: string, id: string) => (face: Face) => [
  onFace(id, face, [
    letters(
      "M240 440Q276 480 288 500Q330 478 400 482Q470 478 512 500Q524 480 560 440L560 640L240 640Z",
      color,
    ),
  ]),
  stroke(`M352 ${face.foot - 78}Q400 ${face.foot - 54} 448 ${face.foot - 78}`, {
    color: face.skin.light,
    width: 11,
    cap: "round",
  }),
];
const moustache = (color: string) => (face: Face) => [
  letters(
    `M400 ${face.foot - 112}Q450 ${face.foot - 116} 468 ${face.foot - 74}Q430 ${face.foot - 84} 400 ${face.foot - 84}Q370 ${face.foot - 84} 332 ${face.foot - 74}Q350 ${face.foot - 116} 400 ${face.foot - 112}Z`,
    color,
  ),
];
const earrings = (color: string) => () => [disc(262, 470, 13, color), disc(538, 470, 13, color)];

export const sitters: readonly Sitter[] = [
  {
    name: "Margaret Ellery",
    ground: green,
    rails: action,
    course: [720, 190, 260, -24],
    face: faceOf(fair, { brow: grey, lips: rose, lined: true, jaw: 108 }),
    hair: bob(silver, 540),
    dress: blazer(mint, paper, forest),
    more: () => beads(paper),
  },
  {
    name: "Daniel Okafor",
    ground: sand,
    rails: stone,
    course: [240, 60, 320, -58],
    face: faceOf(dark, { temple: 136, jaw: 122, chin: 56, brow: black, thick: 15, smile: 14 }),
    hair: cropped(black),
    dress: suit(green, forest, paper, lime),
  },
  {
    name: "Priya Raman",
    ground: meadow,
    rails: paper,
    course: [640, 330, 140, 34],
    face: faceOf(brown, { temple: 128, jaw: 104, chin: 30, brow: black, arch: 14, lips: wine }),
    hair: long(black),
    dress: blazer(action, green, paper),
  },
  {
    name: "Tom Whitlock",
    ground: green,
    rails: action,
    course: [420, 120, 380, 24],
    face: faceOf(rosy, { jaw: 116, brow: auburn, thick: 14, smile: 18 }),
    hair: parted(auburn, 136, 18),
    dress: shirt(mint, action),
  },
  {
    name: "Marcus Dell",
    ground: sand,
    rails: stone,
    course: [780, 190, 300, -38],
    face: faceOf(rosy, { temple: 138, jaw: 124, chin: 60, foot: 604, brow: umber, thick: 15 }),
    hair: receding(umber, 138),
    dress: polo(action, forest),
    more: beard(umber, "marcus-beard"),
  },
  {
    name: "Hana Sato",
    ground: mint,
    rails: paper,
    course: [160, 200, 260, 52],
    face: faceOf(fair, {
      temple: 130,
      jaw: 106,
      chin: 34,
      foot: 592,
      brow: black,
      arch: 4,
      glasses: forest,
      lips: rose,
    }),
    hair: fringed(black),
    dress: rollneck(forest, action),
  },
  {
    name: "Louise Carbery",
    ground: forest,
    rails: action,
    course: [620, 120, 280, 66],
    face: faceOf(fair, { temple: 130, jaw: 108, brow: auburn, arch: 12, lips: rose, smile: 16 }),
    hair: curls(auburn),
    dress: striped(paper, action),
  },
  {
    name: "Ingrid Solheim",
    ground: green,
    rails: action,
    course: [400, 400, 120, 90],
    face: faceOf(fair, {
      temple: 128,
      jaw: 108,
      chin: 34,
      foot: 604,
      brow: straw,
      arch: 10,
      smile: 8,
      lips: rose,
    }),
    hair: knot(straw),
    dress: suit(forest, moss, paper),
    more: earrings(paper),
  },
  {
    name: "Aroha Ngata",
    ground: sand,
    rails: stone,
    course: [720, 210, 340, -36],
    face: faceOf(brown, { temple: 134, jaw: 114, brow: black, arch: 10, smile: 18, lips: wine }),
    hair: wavy(black),
    dress: striped(green, mint),
    more: earrings(lime),
  },
  {
    name: "Peter Lindqvist",
    ground: mint,
    rails: paper,
    course: [140, 330, 220, -20],
    face: faceOf(fair, { jaw: 112, foot: 610, brow: grey, glasses: ink, lined: true, smile: 8 }),
    hair: parted(silver, 136),
    dress: suit(forest, moss, paper),
  },
  {
    name: "Fiona Adeyemi",
    ground: sand,
    rails: stone,
    course: [400, 230, 330, -14],
    face: faceOf(dark, { temple: 130, jaw: 108, chin: 36, brow: black, arch: 14, lips: wine }),
    hair: round(black),
    dress: blazer(action, green, mint),
    more: earrings(lime),
  },
  {
    name: "Graham Tull",
    ground: mint,
    rails: paper,
    course: [470, 230, 200, 90],
    face: faceOf(olive, { temple: 136, jaw: 120, chin: 58, brow: paper, thick: 16, lined: true, smile: 6 }),
    hair: cropped(paper),
    dress: suit(moss, forest, stone, action),
    more: moustache(paper),
  },
  {
    name: "Susan Mak",
    ground: green,
    rails: action,
    course: [820, 190, 300, 72],
    face: faceOf(fair, {
      temple: 130,
      jaw: 108,
      chin: 36,
      foot: 590,
      brow: ink,
      arch: 4,
      lips: rose,
      lined: true,
    }),
    hair: pixie(ink, grey),
    dress: blazer(sand, stone, forest),
  },
];
