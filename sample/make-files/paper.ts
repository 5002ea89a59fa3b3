import { palette } from "../../brand/palette.ts";
import type { Block } from "./blocks.ts";
import { drawCourseLine, type Lie } from "./course-line.ts";
import { longDate } from "./format.ts";
import { render } from "./render.ts";
import { type Mark, type Metadata, Sheet, upright } from "./sheet.ts";
import { breakLines, drawLine } from "./text-lines.ts";

/** A paginated document: its front page and its content. */
export interface Paper extends Metadata {
  /** A separate front page, or a band above the text of the first page. */
  readonly front: "page" | "band";
  /** The line above the title. */
  readonly label: string;
  /** The line below the title. */
  readonly subtitle: string;
  readonly blocks: readonly Block[];
}

const pageLie: Lie = { rails: 22, gap: 13, centre: [0.86, 0.78], bend: 0.12, straight: 0.62 };
const bandLie: Lie = { rails: 9, gap: 8, centre: [1, 0.8], bend: 0.06, straight: 0.34 };

const company = "Larkfield Group Limited";

function drawFront(sheet: Sheet, paper: Paper): void {
  const { width, height, left, right } = sheet.geometry;
  const full = paper.front === "page";
  const tall = full ? height : 208;
  sheet.newPage(false);
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, width, tall).fill(palette.forest);
    drawCourseLine(sheet.doc, { x: 0, y: 0, width, height: tall }, full ? pageLie : bandLie);
  });
  const size = full ? 50 : 27;
  const titles = breakLines(sheet.doc, paper.title, full ? right - left : 350, size, true);
  sheet.y = 46;
  sheet.write(company, left, 300, 14, { size: 10.5, color: palette.paper, bold: true });
  sheet.write(paper.label, left, 380, 14, { size: 10, color: palette.mint });
  sheet.y = full ? 190 : tall - 44 - titles.length * size * 1.12;
  sheet.lines(titles, left, size * 1.12, { size, color: palette.paper }, "H1");
  sheet.y += full ? 16 : 7;
  const subtitle = full ? 15 : 10.5;
  sheet.write(paper.subtitle, left, full ? 330 : 390, subtitle * 1.45, {
    size: subtitle,
    color: palette.mint,
  });
  if (!full) {
    sheet.y = tall + 32;
    sheet.artifact(() => drawFoot(sheet));
  }
}

function drawFoot(sheet: Sheet): void {
  const { left, right, height } = sheet.geometry;
  const y = height - 40;
  sheet.rule(y - 8);
  drawLine(sheet.doc, [{ text: `${company}, ASX: LKF`, bold: false }], left, y, {
    size: 7.6,
    color: palette.inkSoft,
  });
  drawLine(sheet.doc, [{ text: String(sheet.page), bold: true }], right, y, {
    size: 8.6,
    color: palette.green,
    align: "right",
  });
}

async function setOnce(paper: Paper, known: readonly Mark[]): Promise<{ bytes: Buffer; marks: Mark[] }> {
  const sheet = new Sheet(paper, upright);
  sheet.furniture = () => {
    const { left, right } = sheet.geometry;
    drawLine(sheet.doc, [{ text: paper.title, bold: true }], left, 40, { size: 7.6, color: palette.green });
    drawLine(sheet.doc, [{ text: longDate(paper.date), bold: false }], right, 40, {
      size: 7.6,
      color: palette.inkSoft,
      align: "right",
    });
    drawFoot(sheet);
  };
  drawFront(sheet, paper);
  render(sheet, paper.blocks, known);
  return { bytes: await sheet.finish(), marks: sheet.marks };
}

/**
 * Lays out a document. A document with a table of contents is laid out repeatedly, until its page numbers are correct.
 */
export async function setPaper(paper: Paper): Promise<Buffer> {
  let setting = await setOnce(paper, []);
  if (!paper.blocks.some((block) => block.kind === "contents")) return setting.bytes;
  for (let round = 0; round < 4; round += 1) {
    const again = await setOnce(paper, setting.marks);
    const settled = JSON.stringify(again.marks) === JSON.stringify(setting.marks);
    setting = again;
    if (settled) return setting.bytes;
  }
  throw new Error(`${paper.title}: the contents do not settle`);
}
