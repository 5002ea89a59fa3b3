import { palette } from "../../brand/palette.ts";
import type { ChartSpec } from "./blocks.ts";
import type { Box } from "./course-line.ts";
import { decimals } from "./format.ts";
import type { Sheet } from "./sheet.ts";
import { drawLine, widthOf } from "./text-lines.ts";

/** Draws bars with values above and periods below them; the last one is the current period. */
export function drawChart(sheet: Sheet, spec: ChartSpec, place: Box, size: number): void {
  const { doc } = sheet;
  const alt = `${spec.caption}, ${spec.unit}: ${spec.bars.map((bar) => `${bar.label} ${decimals(bar.value)}`).join(", ")}`;
  const element = sheet.element("Figure", sheet.root, { alt });
  element.add(() => {
    drawLine(doc, [{ text: spec.caption, bold: true }], place.x, place.y, {
      size: size * 1.08,
      color: palette.green,
    });
    drawLine(doc, [{ text: spec.unit, bold: false }], place.x, place.y + size * 1.5, {
      size: size * 0.88,
      color: palette.inkSoft,
    });
    const most = Math.max(...spec.bars.map((bar) => bar.value));
    const floor = place.y + place.height - size * 1.9;
    const room = floor - place.y - size * 5;
    const step = place.width / spec.bars.length;
    for (const [index, bar] of spec.bars.entries()) {
      const current = index === spec.bars.length - 1;
      const height = (bar.value / most) * room;
      const wide = Math.min(step * 0.62, 74);
      const x = place.x + step * index + (step - wide) / 2;
      doc.rect(x, floor - height, wide, height).fill(current ? palette.green : palette.mint);
      const middle = x + wide / 2;
      for (const [text, y] of [
        [decimals(bar.value), floor - height - size * 1.35],
        [bar.label, floor + size * 0.6],
      ] as const) {
        const half = widthOf(doc, text, size, current) / 2;
        drawLine(doc, [{ text, bold: current }], middle - half, y, { size, color: palette.ink });
      }
    }
    doc
      .moveTo(place.x, floor)
      .lineTo(place.x + place.width, floor)
      .lineWidth(0.8)
      .strokeOpacity(1)
      .stroke(palette.inkSoft);
  });
  element.end();
}
