import { palette } from "../../brand/palette.ts";
import type { Block, KeyFigure } from "./blocks.ts";
import { drawChart } from "./chart.ts";
import type { Mark, Sheet } from "./sheet.ts";
import { drawTable, tableHeight } from "./table.ts";
import { breakLines, drawLine } from "./text-lines.ts";

/** Left edge of running text; tables and section titles start further left. */
const textLeft = 132;
const body = { size: 9.8, leading: 14.4, color: palette.ink } as const;
const tableSize = 8.6;
const chartHeight = 170;

function textWidth(sheet: Sheet): number {
  return sheet.geometry.right - textLeft;
}

function tablePlace(sheet: Sheet): { x: number; width: number; size: number } {
  return { x: sheet.geometry.left, width: sheet.geometry.right - sheet.geometry.left, size: tableSize };
}

const boxPad = 14;

function boxHeight(sheet: Sheet, title: string, text: string): number {
  const wide = textWidth(sheet) - boxPad * 2;
  const titles = breakLines(sheet.doc, title, wide, body.size + 0.6, true);
  const lines = breakLines(sheet.doc, text, wide, body.size);
  return boxPad * 2 + titles.length * 16 + lines.length * body.leading;
}

/** The minimum height of a block on its first page, so that no heading is left alone above it. */
function leastHeight(sheet: Sheet, block: Block | undefined): number {
  if (block === undefined) return 0;
  switch (block.kind) {
    case "text":
      return body.leading * 3;
    case "list":
      return body.leading * 2.5;
    case "table":
      return Math.min(tableHeight(sheet, block.table, tablePlace(sheet)) + 8, 560);
    case "chart":
      return chartHeight;
    case "figures":
      return 124;
    case "box":
      return boxHeight(sheet, block.title, block.text);
    case "heading":
      return 70;
    default:
      return 40;
  }
}

function drawFigures(sheet: Sheet, items: readonly KeyFigure[]): void {
  const { left, right } = sheet.geometry;
  const step = (right - left) / items.length;
  const labels = items.map((item) => breakLines(sheet.doc, item.label, step - 16, 8.6));
  const most = Math.max(...labels.map((lines) => lines.length));
  const height = 40 + most * 11.4;
  sheet.ensure(height + 10);
  const top = sheet.y;
  sheet.artifact(() => sheet.rule(top, palette.green, 1.2));
  for (const [index, item] of items.entries()) {
    const element = sheet.element("P");
    const x = left + step * index;
    element.add(() => {
      drawLine(sheet.doc, [{ text: item.value, bold: true }], x, top + 10, {
        size: 18,
        color: palette.green,
      });
      for (const [line, runs] of (labels[index] ?? []).entries()) {
        drawLine(sheet.doc, runs, x, top + 36 + line * 11.4, { size: 8.6, color: palette.inkSoft });
      }
    });
    element.end();
  }
  sheet.y = top + height + 12;
}

function drawList(sheet: Sheet, items: readonly string[], marks: readonly string[]): void {
  const longest = Math.max(...marks.map((mark) => mark.length));
  const indent = longest > 2 ? 30 : 14;
  const element = sheet.element("L");
  for (const [index, item] of items.entries()) {
    const lines = breakLines(sheet.doc, item, textWidth(sheet) - indent, body.size);
    sheet.ensure(body.leading * Math.min(lines.length, 2));
    const li = sheet.element("LI", element);
    const top = sheet.y;
    li.add(() => {
      drawLine(sheet.doc, [{ text: marks[index] ?? "", bold: false }], textLeft, top, {
        size: body.size,
        color: palette.action,
      });
    });
    sheet.lines(lines, textLeft + indent, body.leading, body, li);
    sheet.y += 4;
  }
  element.end();
  sheet.y += 5;
}

function drawBox(sheet: Sheet, title: string, text: string): void {
  const wide = textWidth(sheet) - boxPad * 2;
  const lines = breakLines(sheet.doc, text, wide, body.size);
  const titles = breakLines(sheet.doc, title, wide, body.size + 0.6, true);
  const height = boxHeight(sheet, title, text);
  sheet.ensure(height + 8);
  const top = sheet.y;
  sheet.artifact(() => {
    sheet.doc.rect(textLeft, top, textWidth(sheet), height).fill(palette.sand);
    sheet.doc.rect(textLeft, top, 3, height).fill(palette.green);
  });
  sheet.y = top + boxPad;
  sheet.lines(titles, textLeft + boxPad, 16, { size: body.size + 0.6, color: palette.green });
  sheet.lines(lines, textLeft + boxPad, body.leading, body);
  sheet.y = top + height + 14;
}

function drawContents(sheet: Sheet, marks: readonly Mark[]): void {
  const { left, right } = sheet.geometry;
  sheet.newPage();
  sheet.write("Contents", left, right - left, 30, { size: 26, color: palette.green, bold: true }, "H2");
  sheet.y += 14;
  const toc = sheet.element("TOC");
  for (const [index, mark] of marks.entries()) {
    if (mark.level === 2) continue;
    const top = sheet.y;
    const item = sheet.element("TOCI", toc);
    item.add(() => {
      drawLine(sheet.doc, [{ text: mark.text, bold: false }], left, top, { size: 11, color: palette.ink });
      drawLine(sheet.doc, [{ text: String(mark.page), bold: true }], right, top, {
        size: 11,
        color: palette.green,
        align: "right",
      });
    });
    item.end();
    sheet.doc.goTo(left, top - 4, right - left, 20, `mark-${index + 1}`);
    sheet.artifact(() => sheet.rule(top + 17));
    sheet.y = top + 25;
  }
  toc.end();
}

function drawBlock(sheet: Sheet, block: Block, next: Block | undefined, known: readonly Mark[]): void {
  const { left, right } = sheet.geometry;
  switch (block.kind) {
    case "section": {
      const size = block.newPage ? 26 : 17;
      const lines = breakLines(sheet.doc, block.text, right - left, size, true);
      if (block.newPage) sheet.newPage();
      else {
        sheet.y += 12;
        sheet.ensure(lines.length * size * 1.16 + 8 + leastHeight(sheet, next));
      }
      sheet.mark(1, block.text);
      sheet.lines(lines, left, size * 1.16, { size, color: palette.green }, "H2");
      sheet.y += block.newPage ? 16 : 7;
      return;
    }
    case "heading": {
      const lines = breakLines(sheet.doc, block.text, textWidth(sheet), 13, true);
      sheet.y += 8;
      sheet.ensure(lines.length * 17 + 5 + leastHeight(sheet, next));
      sheet.mark(2, block.text);
      sheet.lines(lines, textLeft, 17, { size: 13, color: palette.green }, "H3");
      sheet.y += 5;
      return;
    }
    case "text": {
      if (block.lead) {
        sheet.write(block.text, textLeft, textWidth(sheet), 18.5, { size: 13, color: palette.green });
        sheet.y += 11;
      } else {
        sheet.write(block.text, textLeft, textWidth(sheet), body.leading, body);
        sheet.y += 7.5;
      }
      return;
    }
    case "list":
      drawList(sheet, block.items, block.marks);
      return;
    case "table":
      sheet.y += 6;
      drawTable(sheet, block.table, tablePlace(sheet));
      sheet.y += 16;
      return;
    case "figures":
      sheet.y += 4;
      drawFigures(sheet, block.figures);
      return;
    case "chart":
      sheet.ensure(chartHeight + 12);
      drawChart(
        sheet,
        block.chart,
        { x: textLeft, y: sheet.y + 4, width: textWidth(sheet), height: chartHeight },
        8.6,
      );
      sheet.y += chartHeight + 18;
      return;
    case "box":
      drawBox(sheet, block.title, block.text);
      return;
    case "signature": {
      sheet.ensure(58);
      sheet.y += 12;
      sheet.write(block.name, textLeft, textWidth(sheet), 14, { ...body, bold: true });
      sheet.write(block.role, textLeft, textWidth(sheet), 14, { ...body, color: palette.inkSoft });
      if (block.place !== "") {
        sheet.write(block.place, textLeft, textWidth(sheet), 14, { ...body, color: palette.inkSoft });
      }
      sheet.y += 10;
      return;
    }
    case "contents":
      drawContents(sheet, known);
  }
}

/** Lays out blocks one below the other. */
export function render(sheet: Sheet, blocks: readonly Block[], known: readonly Mark[]): void {
  for (const [index, block] of blocks.entries()) drawBlock(sheet, block, blocks[index + 1], known);
}
