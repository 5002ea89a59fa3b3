import { palette } from "../../brand/palette.ts";

/** A rectangle on the page, in points from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Position of the track in its box. */
export interface Lie {
  readonly rails: number;
  /** Distance from one rail to the next. */
  readonly gap: number;
  /** Centre of the oval, relative to the size of the box. */
  readonly centre: readonly [number, number];
  /** Radius of the innermost bend and length of the straight, relative to the longer side of the box. */
  readonly bend: number;
  readonly straight: number;
}

/**
 * The brand's motif: a racetrack from above, drawn as parallel lines around an oval and clipped by the box. The lines
 * share their centre, so their distance is constant.
 */
export function drawCourseLine(doc: PDFKit.PDFDocument, box: Box, lie: Lie): void {
  doc.save();
  doc.rect(box.x, box.y, box.width, box.height).clip();
  const reach = Math.max(box.width, box.height);
  const x = box.x + box.width * lie.centre[0];
  const y = box.y + box.height * lie.centre[1];
  doc.rotate(-24, { origin: [x, y] });
  for (let rail = 0; rail < lie.rails; rail += 1) {
    const half = reach * lie.bend + rail * lie.gap;
    const length = reach * lie.straight + 2 * half;
    const isLead = rail === Math.floor(lie.rails / 3);
    doc
      .roundedRect(x - length / 2, y - half, length, half * 2, half)
      .lineWidth(isLead ? 1.6 : 0.6)
      .strokeOpacity(isLead ? 1 : 0.28 + 0.4 * (1 - rail / lie.rails))
      .stroke(isLead ? palette.lime : palette.mint);
  }
  doc.restore();
}
