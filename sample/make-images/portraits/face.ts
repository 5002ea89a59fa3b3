import { disc, letters, shape, stroke, within } from "../svg.ts";

/** A skin: in the light, in the shade, and the line that draws its features. */
export interface Skin {
  readonly light: string;
  readonly shade: string;
  readonly line: string;
}

/** What makes a face its own. Lengths in pixels of a canvas of 800 × 1000. */
export interface Face {
  readonly skin: Skin;
  /** Half the width at the temples, at the jaw and at the chin. */
  readonly temple: number;
  readonly jaw: number;
  readonly chin: number;
  /** The lowest place of the chin. */
  readonly foot: number;
  readonly brow: string;
  /** How far the brows rise towards their middle, and how thick they are. */
  readonly arch: number;
  readonly thick: number;
  /** How far the corners of the mouth rise. */
  readonly smile: number;
  readonly lips?: string;
  readonly lined?: boolean;
  readonly glasses?: string;
  readonly ink: string;
}

/** The middle of every portrait. */
export const MIDDLE = 400;

/** A path that is the same on both sides of the middle, from its right half, which runs from top to foot. */
export function mirrored(half: (side: (distance: number) => number) => string): string {
  return half((distance) => MIDDLE + distance) + half((distance) => MIDDLE - distance);
}

function outline({ temple, jaw, chin, foot }: Face, dx = 0, dy = 0): string {
  const x = (distance: number) => MIDDLE + distance + dx;
  const y = (place: number) => place + dy;
  const mid = y(foot - 88);
  return [
    `M${x(-temple)} ${y(380)}C${x(-temple)} ${y(160)} ${x(temple)} ${y(160)} ${x(temple)} ${y(380)}`,
    `C${x(temple)} ${y(450)} ${x(jaw + 10)} ${mid - 30} ${x(jaw)} ${mid}`,
    `C${x(jaw - 14)} ${y(foot - 40)} ${x(chin + 14)} ${y(foot)} ${x(0)} ${y(foot)}`,
    `C${x(-chin - 14)} ${y(foot)} ${x(14 - jaw)} ${y(foot - 40)} ${x(-jaw)} ${mid}`,
    `C${x(-jaw - 10)} ${mid - 30} ${x(-temple)} ${y(450)} ${x(-temple)} ${y(380)}Z`,
  ].join("");
}

/** Neck and head, without hair. The light comes from the left. */
export function head(id: string, face: Face, hasEars: boolean): string[] {
  const { skin, temple } = face;
  const neck = `M${MIDDLE - 76} 500L${MIDDLE - 80} 680Q${MIDDLE} 760 ${MIDDLE + 80} 680L${MIDDLE + 76} 500Z`;
  return [
    within(`${id}-neck`, neck, [shape(neck, skin.light), shape(outline(face, 14, 50), skin.shade)]),
    ...(hasEars
      ? [disc(MIDDLE - temple - 2, 422, 30, skin.light), disc(MIDDLE + temple + 2, 422, 30, skin.shade)]
      : []),
    within(`${id}-head`, outline(face), [
      shape(outline(face), skin.shade),
      shape(outline(face, -42, -14), skin.light),
    ]),
  ];
}

/** Drawing that stays on the face, such as a beard. */
export function onFace(id: string, face: Face, parts: readonly string[]): string {
  return within(id, outline(face), parts);
}

/** Brows, eyes, nose and mouth. */
export function features(face: Face): string[] {
  const { skin, brow, arch, thick, smile, lips, lined, glasses, ink } = face;
  const pen = { color: skin.line, width: 9, cap: "round" } as const;
  const mouth = face.foot - 74;
  return [
    stroke(
      mirrored((x) => `M${x(34)} 372Q${x(66)} ${366 - arch} ${x(98)} 376`),
      { color: brow, width: thick, cap: "round" },
    ),
    disc(MIDDLE - 62, 418, 12, ink),
    disc(MIDDLE + 62, 418, 12, ink),
    stroke(
      `M${MIDDLE + 4} 428L${MIDDLE + 26} ${mouth - 62}Q${MIDDLE + 16} ${mouth - 46} ${MIDDLE - 8} ${mouth - 50}`,
      pen,
    ),
    ...(lips
      ? [
          letters(
            `M${MIDDLE - 50} ${mouth - smile}Q${MIDDLE - 14} ${mouth - 14} ${MIDDLE} ${mouth - 6}Q${MIDDLE + 14} ${mouth - 14} ${MIDDLE + 50} ${mouth - smile}Q${MIDDLE} ${mouth + 40} ${MIDDLE - 50} ${mouth - smile}Z`,
            lips,
          ),
        ]
      : [
          stroke(
            `M${MIDDLE - 52} ${mouth - smile}Q${MIDDLE} ${mouth + smile + 4} ${MIDDLE + 52} ${mouth - smile}`,
            { ...pen, width: 11 },
          ),
        ]),
    ...(lined
      ? [
          stroke(
            mirrored((x) => `M${x(64)} ${mouth - 56}Q${x(88)} ${mouth - 30} ${x(82)} ${mouth - 2}`),
            { ...pen, color: skin.shade, width: 9 },
          ),
        ]
      : []),
    ...(glasses
      ? [
          stroke(
            mirrored((x) => `M${x(64)} 376a46 46 0 0 1 0 92a46 46 0 0 1 0-92Z`) +
              `M${MIDDLE - 18} 416Q${MIDDLE} 404 ${MIDDLE + 18} 416` +
              mirrored((x) => `M${x(110)} 412L${x(face.temple + 6)} 402`),
            { color: glasses, width: 9, cap: "round" },
          ),
        ]
      : []),
  ];
}
