import { unzipSync, zipSync } from "fflate";
import { feeds } from "#texts/feeds.ts";
import type { Figures } from "../contract/figures.ts";

const texts = feeds.workbook;

export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The time in all workbooks: that of the last publish could be the one of hidden content. */
const MADE_AT = "1980-01-01T12:00:00";

type Row = Figures["rows"][number];

/** Figures as an Excel workbook (OOXML) with one sheet: measures in rows, periods in columns, and metadata below. */
export async function figuresWorkbook({ title, page, source, published, rows }: Figures): Promise<Buffer> {
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const periods = [...new Set(rows.map(({ period = "" }) => period))];
  const measures = Map.groupBy(rows, ({ measure, unit = "" }) => `${measure}\n${unit}`);
  const head = [texts.measure, texts.unit, ...periods.map((period) => period || texts.value), texts.note];
  const body = [...measures.values()].map((figures) => measureRow(figures, periods));
  const footer = [
    [texts.source, source],
    [texts.published, published && new Date(published)],
    [texts.page, page],
  ].filter(([, value]) => value !== undefined);
  const workbook = writeWorkbook(
    [[bold(title)], [], head.map(bold), ...body, [], ...footer.map((row) => row.map(cell))],
    { sheet: texts.sheet, columns: [{ width: 32 }, { width: 16 }] },
  );
  return undated(await workbook.toBuffer());
}

/** A workbook that does not say when it was made. */
export function undated(workbook: Buffer): Buffer {
  return Buffer.from(zipSync(unzipSync(workbook), { mtime: MADE_AT }));
}

function measureRow(figures: readonly Row[], periods: readonly string[]) {
  const [first] = figures;
  const valueIn = (period: string) => figures.find((figure) => (figure.period ?? "") === period)?.value;
  return [first?.measure, first?.unit, ...periods.map(valueIn), first?.note].map(cell);
}

/** A cell that shows its value as it is: a text is never a formula. */
export function cell(value: string | number | Date | undefined) {
  if (value instanceof Date) return { value, format: "yyyy-mm-dd hh:mm" };
  if (typeof value === "string") return { value: literal(value) };
  return value === undefined ? null : { value };
}

/** A heading. */
export function bold(value: string) {
  return { value: literal(value), fontWeight: "bold" as const };
}

/** Excel reads `_x0041_` as "A" (OOXML, ST_Xstring). */
function literal(text: string): string {
  return text.replace(/_(?=x[\da-f]{4}_)/gi, "_x005F_");
}
