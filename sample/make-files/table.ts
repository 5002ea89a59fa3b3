import { palette } from "../../brand/palette.ts";
import type { Row, TableSpec } from "./blocks.ts";
import type { Sheet } from "./sheet.ts";
import { breakLines, drawLine, type Line } from "./text-lines.ts";

/** Position and size of a table. */
export interface TablePlace {
  readonly x: number;
  readonly width: number;
  readonly size: number;
}

interface SetRow {
  readonly row: Row;
  readonly cells: readonly (readonly Line[])[];
  readonly height: number;
}

/** Distance between a cell's edge and its text. */
const inset = 6;

function columnWidths(spec: TableSpec, width: number): number[] {
  const columns = spec.head.length;
  const shares =
    spec.widths ??
    spec.head.map((_, index) => (index === 0 ? Math.max(0.3, 1 - 0.155 * (columns - 1)) : 0.155));
  const sum = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => (share / sum) * width);
}

function setRow(
  sheet: Sheet,
  spec: TableSpec,
  place: TablePlace,
  row: Row,
  bold: boolean,
  size: number,
): SetRow {
  const widths = columnWidths(spec, place.width);
  const cells = row.cells.map((text, index) => {
    const wide = row.role === "group" ? place.width : (widths[index] ?? 0);
    return breakLines(sheet.doc, text, wide - inset * 2, size, bold);
  });
  const most = Math.max(1, ...cells.map((lines) => lines.length));
  return { row, cells, height: most * size * 1.28 + size * (spec.cells === "words" ? 0.85 : 0.5) };
}

function setRows(
  sheet: Sheet,
  spec: TableSpec,
  place: TablePlace,
): { head: SetRow | undefined; rows: SetRow[] } {
  const head = setRow(sheet, spec, place, { cells: spec.head }, true, place.size * 0.92);
  const named = spec.head.some((cell) => cell !== "");
  const rows = spec.rows.map((row) => setRow(sheet, spec, place, row, row.role !== undefined, place.size));
  return { head: named ? head : undefined, rows };
}

function captionHeight(spec: TableSpec, place: TablePlace): number {
  return place.size * (spec.unit === undefined ? 2 : 3.3);
}

function noteLines(sheet: Sheet, spec: TableSpec, place: TablePlace): Line[] {
  return spec.note === undefined ? [] : breakLines(sheet.doc, spec.note, place.width, place.size * 0.86);
}

/** A horizontal line across the table. */
function ruleOff(
  doc: PDFKit.PDFDocument,
  place: TablePlace,
  y: number,
  color: string = palette.inkSoft,
  weight = 0.8,
): void {
  doc
    .moveTo(place.x, y)
    .lineTo(place.x + place.width, y)
    .lineWidth(weight)
    .strokeOpacity(1)
    .stroke(color);
}

/** Height of the whole table, with its caption and note. */
export function tableHeight(sheet: Sheet, spec: TableSpec, place: TablePlace): number {
  const { head, rows } = setRows(sheet, spec, place);
  const body = rows.reduce((sum, each) => sum + each.height, head?.height ?? 0);
  return captionHeight(spec, place) + body + noteLines(sheet, spec, place).length * place.size * 1.2 + 8;
}

/** A table during layout. */
interface Job {
  readonly sheet: Sheet;
  readonly spec: TableSpec;
  readonly place: TablePlace;
  readonly widths: readonly number[];
  readonly element: PDFKit.PDFStructureElement;
}

function drawGround(job: Job, set: SetRow, isHead: boolean): void {
  const { sheet, spec, place, widths } = job;
  const { doc, y: top } = sheet;
  if (spec.current !== undefined && set.row.role !== "group") {
    const x = place.x + widths.slice(0, spec.current).reduce((sum, each) => sum + each, 0);
    doc.rect(x, top, widths[spec.current] ?? 0, set.height).fill(palette.sand);
  }
  if (set.row.role === "total") ruleOff(doc, place, top);
  if (isHead || set.row.role === "total") ruleOff(doc, place, top + set.height);
  else ruleOff(doc, place, top + set.height, palette.line, 0.5);
}

function colorOf(set: SetRow, isHead: boolean): string {
  if (isHead) return palette.inkSoft;
  return set.row.role === undefined ? palette.ink : palette.forest;
}

/** Draws a row and its part of the structure. */
function drawRow(job: Job, set: SetRow, isHead: boolean): void {
  const tr = job.sheet.element("TR", job.element);
  drawCells(job, set, isHead, (index, draw) => {
    const tag = isHead || index === 0 ? "TH" : "TD";
    // No scope for the corner cell, nor in tables of text, where the first row implies it.
    const hasScope = isHead && index > 0 && job.spec.cells !== "words";
    const cell = job.sheet.element(tag, tr, hasScope ? { scope: "Column" } : {});
    cell.add(draw);
    cell.end();
  });
  tr.end();
}

/** Repeats the header on another page, as an artifact that screen readers skip. */
function repeatHead(job: Job, set: SetRow): void {
  drawCells(job, set, true, (_index, draw) => job.sheet.artifact(draw));
}

function drawCells(
  job: Job,
  set: SetRow,
  isHead: boolean,
  add: (index: number, draw: () => void) => void,
): void {
  const { sheet, spec, place, widths } = job;
  const size = isHead ? place.size * 0.92 : place.size;
  const leading = size * 1.28;
  const most = Math.max(1, ...set.cells.map((lines) => lines.length));
  // Helvetica sits high in its line; the fraction centres it by eye.
  const first = sheet.y + (set.height - most * leading) / 2 + size * 0.14;
  sheet.artifact(() => drawGround(job, set, isHead));
  let x = place.x;
  for (const [index, lines] of set.cells.entries()) {
    const width = widths[index] ?? 0;
    const align = index > 0 && spec.cells !== "words" ? "right" : "left";
    const start = x + (index === 0 ? 2 : inset);
    const edge = align === "right" ? x + width - inset : start;
    const setting = { size, color: colorOf(set, isHead), align } as const;
    add(index, () => {
      for (const [line, runs] of lines.entries()) {
        drawLine(sheet.doc, runs, edge, first + line * leading, setting);
      }
    });
    x += width;
  }
  sheet.y += set.height;
}

/** Draws title and unit of a table as one caption; there is always space for it at the start of a table. */
function drawCaption({ sheet, spec, place, element }: Job): void {
  const { x, width, size } = place;
  const parts = [
    { text: spec.caption, size: size * 1.08, leading: size * 1.6, color: palette.green, bold: true },
    { text: spec.unit ?? "", size: size * 0.88, leading: size * 1.3, color: palette.inkSoft, bold: false },
  ];
  const caption = sheet.element("Caption", element);
  caption.add(() => {
    for (const { text, leading, bold, ...setting } of parts) {
      for (const line of breakLines(sheet.doc, text, width, setting.size, bold)) {
        drawLine(sheet.doc, line, x, sheet.y, setting);
        sheet.y += leading;
      }
    }
  });
  caption.end();
  sheet.y += size * 0.4;
}

/** Draws a table at the current position; a long table continues on the next page with a repeated header. */
export function drawTable(sheet: Sheet, spec: TableSpec, place: TablePlace): void {
  const { head, rows } = setRows(sheet, spec, place);
  const whole = tableHeight(sheet, spec, place);
  if (whole <= sheet.geometry.bottom - sheet.geometry.top) sheet.ensure(whole);
  const element = sheet.element("Table");
  const job: Job = { sheet, spec, place, widths: columnWidths(spec, place.width), element };
  drawCaption(job);
  if (head === undefined) sheet.artifact(() => ruleOff(sheet.doc, place, sheet.y));
  else drawRow(job, head, true);
  for (const set of rows) {
    if (set.height > sheet.left) {
      sheet.newPage();
      if (head !== undefined) repeatHead(job, head);
    }
    drawRow(job, set, false);
  }
  element.end();

  const notes = noteLines(sheet, spec, place);
  if (notes.length === 0) return;
  sheet.y += place.size * 0.5;
  const small = { size: place.size * 0.86, color: palette.inkSoft };
  sheet.lines(notes, place.x, place.size * 1.2, small);
}
