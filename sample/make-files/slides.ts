import { palette } from "../../brand/palette.ts";
import type { ChartSpec, KeyFigure, TableSpec } from "./blocks.ts";
import { drawChart } from "./chart.ts";
import { drawCourseLine } from "./course-line.ts";
import { type Metadata, Sheet, wide } from "./sheet.ts";
import { drawTable } from "./table.ts";
import { breakLines, drawLine } from "./text-lines.ts";

/** A column of a slide: a business with its figures and events. */
export interface Column {
  readonly title: string;
  readonly figures: readonly KeyFigure[];
  readonly points: readonly string[];
}

/** One slide of a presentation. */
export type Slide =
  | {
      readonly kind: "figures";
      readonly title: string;
      readonly figures: readonly KeyFigure[];
      readonly points: readonly string[];
    }
  | {
      readonly kind: "points";
      readonly title: string;
      readonly points: readonly string[];
    }
  | {
      readonly kind: "table";
      readonly title: string;
      readonly table: TableSpec;
      readonly points: readonly string[];
    }
  | {
      readonly kind: "charts";
      readonly title: string;
      readonly charts: readonly ChartSpec[];
      readonly points: readonly string[];
    }
  | { readonly kind: "pair"; readonly title: string; readonly columns: readonly Column[] }
  | { readonly kind: "small"; readonly title: string; readonly texts: readonly string[] };

/** A presentation: its title slide and its slides. */
export interface Deck extends Metadata {
  readonly subtitle: string;
  readonly speakers: string;
  readonly slides: readonly Slide[];
}

const text = { size: 18, color: palette.ink } as const;

function drawFront(sheet: Sheet, deck: Deck): void {
  const { width, height, left } = sheet.geometry;
  sheet.newPage(false);
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, width, height).fill(palette.forest);
    drawCourseLine(
      sheet.doc,
      { x: 0, y: 0, width, height },
      { rails: 12, gap: 13, centre: [0.86, 0.78], bend: 0.12, straight: 0.62 },
    );
  });
  sheet.write("Larkfield Group Limited", left, 400, 18, { size: 14, color: palette.paper, bold: true });
  const titles = breakLines(sheet.doc, deck.title, 520, 46, true);
  sheet.y = 180;
  sheet.lines(titles, left, 51, { size: 46, color: palette.paper }, "H1");
  sheet.y += 14;
  sheet.write(deck.subtitle, left, 520, 25, { size: 18, color: palette.mint });
  sheet.y = 446;
  sheet.write(deck.speakers, left, 290, 19, { size: 13, color: palette.mint });
}

function drawFurniture(sheet: Sheet, deck: Deck): void {
  const { width, height, left, right } = sheet.geometry;
  sheet.doc.rect(0, 0, width, height).fill(palette.paper);
  sheet.doc.rect(0, 0, width, 8).fill(palette.forest);
  sheet.rule(500);
  drawLine(sheet.doc, [{ text: `Larkfield Group Limited, ${deck.title}`, bold: false }], left, 510, {
    size: 9.5,
    color: palette.inkSoft,
  });
  drawLine(sheet.doc, [{ text: String(sheet.page), bold: true }], right, 510, {
    size: 11,
    color: palette.green,
    align: "right",
  });
}

/** Bullet points in a column. */
function drawPoints(sheet: Sheet, points: readonly string[], x: number, width: number, size: number): void {
  const list = sheet.element("L");
  for (const point of points) {
    const lines = breakLines(sheet.doc, point, width - 20, size);
    const item = sheet.element("LI", list);
    const top = sheet.y;
    sheet.artifact(() => {
      sheet.doc.circle(x + 4, top + size * 0.48, 2.6).fill(palette.action);
    });
    sheet.lines(lines, x + 20, size * 1.38, { ...text, size }, item);
    sheet.y += size * 0.62;
  }
  list.end();
}

function drawFigures(sheet: Sheet, items: readonly KeyFigure[]): void {
  const { left, right } = sheet.geometry;
  const step = (right - left) / items.length;
  const top = sheet.y;
  sheet.artifact(() => sheet.rule(top, palette.green, 1.6));
  for (const [index, item] of items.entries()) {
    const element = sheet.element("P");
    element.add(() => {
      drawLine(sheet.doc, [{ text: item.value, bold: true }], left + step * index, top + 18, {
        size: 33,
        color: palette.green,
      });
      for (const [line, runs] of breakLines(sheet.doc, item.label, step - 20, 15).entries()) {
        drawLine(sheet.doc, runs, left + step * index, top + 68 + line * 20, {
          size: 15,
          color: palette.inkSoft,
        });
      }
    });
    element.end();
  }
  sheet.y = top + 150;
}

function drawTableSlide(sheet: Sheet, table: TableSpec, points: readonly string[]): void {
  const { left, right } = sheet.geometry;
  const width = right - left;
  const top = sheet.y;
  drawTable(sheet, table, { x: left, width: width * 0.6, size: table.rows.length > 12 ? 11.5 : 14.5 });
  const reached = sheet.y;
  sheet.y = top + 6;
  drawPoints(sheet, points, left + width * 0.65, width * 0.35, 16);
  sheet.y = Math.max(sheet.y, reached);
}

function drawCharts(sheet: Sheet, charts: readonly ChartSpec[]): void {
  const { left, right } = sheet.geometry;
  const step = (right - left) / charts.length;
  for (const [index, chart] of charts.entries()) {
    const box = { x: left + step * index, y: sheet.y, width: step - 40, height: 330 };
    drawChart(sheet, chart, box, 13);
  }
  sheet.y += 356;
}

function drawColumn(sheet: Sheet, column: Column, x: number, width: number): void {
  sheet.write(column.title, x, width, 26, { size: 19, color: palette.ink, bold: true }, "H3");
  sheet.y += 8;
  const line = sheet.y;
  sheet.artifact(() => sheet.doc.rect(x, line, width, 1.4).fill(palette.green));
  for (const [place, figure] of column.figures.entries()) {
    const at = x + (width / column.figures.length) * place;
    const element = sheet.element("P");
    element.add(() => {
      const value = { size: 20, color: palette.green };
      const label = { size: 12, color: palette.inkSoft };
      drawLine(sheet.doc, [{ text: figure.value, bold: true }], at, line + 15, value);
      drawLine(sheet.doc, [{ text: figure.label, bold: false }], at, line + 46, label);
    });
    element.end();
  }
  sheet.y = line + 84;
  drawPoints(sheet, column.points, x, width, 16);
}

function drawPair(sheet: Sheet, columns: readonly Column[]): void {
  const { left, right } = sheet.geometry;
  const step = (right - left) / columns.length;
  const top = sheet.y;
  for (const [index, column] of columns.entries()) {
    sheet.y = top;
    drawColumn(sheet, column, left + step * index, step - 44);
  }
}

function drawBody(sheet: Sheet, slide: Slide): void {
  const { left, right } = sheet.geometry;
  const width = right - left;
  switch (slide.kind) {
    case "figures":
      drawFigures(sheet, slide.figures);
      drawPoints(sheet, slide.points, left, width * 0.86, text.size);
      return;
    case "points":
      drawPoints(sheet, slide.points, left, width * 0.88, 20);
      return;
    case "table":
      drawTableSlide(sheet, slide.table, slide.points);
      return;
    case "charts":
      drawCharts(sheet, slide.charts);
      drawPoints(sheet, slide.points, left, width, 14);
      return;
    case "pair":
      drawPair(sheet, slide.columns);
      return;
    case "small":
      for (const each of slide.texts) {
        sheet.write(each, left, width * 0.88, 23, { size: 15.5, color: palette.ink });
        sheet.y += 12;
      }
  }
}

/** Lays out a presentation; throws if the content of a slide does not fit. */
export async function setDeck(deck: Deck): Promise<Buffer> {
  const sheet = new Sheet(deck, wide);
  sheet.furniture = () => drawFurniture(sheet, deck);
  drawFront(sheet, deck);
  for (const slide of deck.slides) {
    sheet.newPage();
    const page = sheet.page;
    sheet.mark(1, slide.title);
    sheet.write(slide.title, wide.left, 780, 33, { size: 28, color: palette.green, bold: true }, "H2");
    sheet.y += 20;
    drawBody(sheet, slide);
    if (sheet.page !== page || sheet.y > wide.bottom + 8) {
      throw new Error(`${deck.title}: "${slide.title}" does not fit its slide`);
    }
  }
  return await sheet.finish();
}
