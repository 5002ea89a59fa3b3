import { faces } from "./faces.ts";

/** A run of text in one weight. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
}

/** A line of text: its runs from left to right. */
export type Line = readonly Run[];

/** A number and its unit stay on one line: "10.5 cents", "30 June". */
function bindQuantities(text: string): string {
  return text
    .replace(/(\$?\d[\d.,]*) (million|billion|cents|people|points|per cent)\b/g, "$1\u00a0$2")
    .replace(
      /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
      "$1\u00a0$2",
    );
}

/** Splits text into words; each consists of parts that are bold (between ** and **) or not. */
function words(text: string, bold: boolean): Run[][] {
  const found: Run[][] = [];
  for (const [index, stretch] of bindQuantities(text).split("**").entries()) {
    const isBold = bold || index % 2 === 1;
    for (const [position, piece] of stretch.split(" ").entries()) {
      const run = { text: piece, bold: isBold };
      const last = found.at(-1);
      // The first part of a run continues the last word of the previous run.
      if (position === 0 && last !== undefined) last.push(run);
      else found.push([run]);
    }
  }
  return found.map((word) => word.filter((run) => run.text !== "")).filter((word) => word.length > 0);
}

function append(line: Run[], run: Run): void {
  const last = line.at(-1);
  if (last !== undefined && last.bold === run.bold) {
    line[line.length - 1] = { text: last.text + run.text, bold: run.bold };
  } else line.push(run);
}

/** Width of text in the size and weight given. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, size: number, bold: boolean): number {
  return doc
    .font(bold ? faces.bold : faces.regular)
    .fontSize(size)
    .widthOfString(text.replaceAll("\u00a0", " "));
}

/** Breaks text into lines no wider than the width; words between ** and ** are bold. */
export function breakLines(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  size: number,
  bold = false,
): Line[] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  const space = widthOf(doc, " ", size, false);
  for (const word of words(text, bold)) {
    const wide = word.reduce((sum, run) => sum + widthOf(doc, run.text, size, run.bold), 0);
    if (line.length > 0 && used + space + wide > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    if (line.length > 0) {
      append(line, { text: " ", bold: line.at(-1)?.bold ?? false });
      used += space;
    }
    for (const run of word) append(line, run);
    used += wide;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** Format of a line of text. */
export interface Setting {
  readonly size: number;
  readonly color: string;
  readonly align?: "left" | "right";
}

/** Draws one line with its top at y; with align right, x is the right edge. */
export function drawLine(doc: PDFKit.PDFDocument, line: Line, x: number, y: number, setting: Setting): void {
  const width = line.reduce((sum, run) => sum + widthOf(doc, run.text, setting.size, run.bold), 0);
  let at = setting.align === "right" ? x - width : x;
  for (const run of line) {
    const shown = run.text.replaceAll("\u00a0", " ");
    doc
      .font(run.bold ? faces.bold : faces.regular)
      .fontSize(setting.size)
      .fillColor(setting.color)
      .text(shown, at, y, { lineBreak: false });
    at += widthOf(doc, run.text, setting.size, run.bold);
  }
}
