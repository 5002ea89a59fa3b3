import { unzipSync, zipSync } from "fflate";
import type { Locale } from "../../../../brand/locale.ts";
import { isDay, type ListValue, type RecordList } from "../../../domain/content/record-list.ts";
import type { Figures } from "../contract/figures.ts";
import { assuranceOf, restatementOf } from "./figure-notes.ts";
import { type ListFile, plainValue } from "./list-file.ts";

export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The time of all workbooks: the time of the last publish could reveal hidden content. */
const MADE_AT = "1980-01-01T12:00:00";

type Row = Figures["rows"][number];

/** Figures as an Excel workbook (OOXML) with one sheet: measures in rows, periods in columns, and metadata below. */
export async function figuresWorkbook({ rows, ...about }: Figures, locale: Locale): Promise<Buffer> {
  const { workbook: texts } = locale.texts.feeds;
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const periods = [...new Set(rows.map(({ period = "" }) => period))];
  const head = [texts.measure, texts.unit, ...periods.map((period) => period || texts.value), texts.note];
  const body = measureLines(rows, locale).map(({ measure, unit, note, values, restated }) => [
    ...[measure, unit].map(cell),
    ...periods.map((period) => figureCell(values.get(period), restated.has(period))),
    cell(
      [note, ...[...restated].map(([period, text]) => `${period}${locale.texts.content.colon}${text}`)]
        .filter(Boolean)
        .join("; ") || undefined,
    ),
  ]);
  const explanations = explanationLines(rows, locale);
  const footer = [...explanations, ...(explanations.length > 0 ? [[]] : []), ...footerOf(about, locale)];
  const workbook = writeWorkbook([[bold(about.title)], [], head.map(bold), ...body, [], ...footer], {
    sheet: texts.sheet,
    columns: [{ width: 32 }, { width: 16 }],
  });
  return undated(await workbook.toBuffer());
}

/** Lists as an Excel workbook: a sheet for each with an entry in each row, and metadata below. */
export async function listsWorkbook({ lists, ...about }: ListFile, locale: Locale): Promise<Buffer> {
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const { sheet } = locale.texts.feeds.workbook;
  const names = sheetNames(lists, sheet);
  const workbook = writeWorkbook(
    lists.map(({ title, columns, rows }, index) => ({
      sheet: names[index] ?? sheet,
      columns: columns.map(() => ({ width: 22 })),
      data: [
        [bold(lists.length > 1 ? title : about.title)],
        [],
        columns.map(({ head }) => bold(head)),
        ...rows.map((row) => columns.map((column, at) => listCell(row[at], column, about.page))),
        [],
        ...footerOf(about, locale),
      ],
    })),
  );
  return undated(await workbook.toBuffer());
}

/** Marks a number as restated, and keeps it a number: "r" for revised, as in statistics. */
const RESTATED_FORMAT = 'General"\u02b3"';

function figureCell(value: Row["value"] | undefined, isRestated: boolean) {
  return isRestated && typeof value === "number" ? { value, format: RESTATED_FORMAT } : cell(value);
}

/** Definition, assurance and reconciliation of each measure that has any, a line each. */
function explanationLines(rows: readonly Row[], { texts }: Locale) {
  const lines = new Map(
    rows.flatMap((row) => {
      const { measure, definition, reconciliation } = row;
      const said = [definition, assuranceOf(row, texts), reconciliation].filter((text) => text !== undefined);
      return said.length === 0 ? [] : [[measure, [measure, ...said].map(cell)] as const];
    }),
  );
  return [...lines.values()];
}

/** Where figures are from. */
function footerOf(
  { source, published, page }: Pick<ListFile, "source" | "published" | "page">,
  locale: Locale,
) {
  const { workbook: texts } = locale.texts.feeds;
  return [
    [texts.source, source],
    [texts.published, published && new Date(published)],
    [texts.page, page],
  ]
    .filter(([, value]) => value !== undefined)
    .map((row) => row.map(cell));
}

/** What Excel allows in the name of a sheet. */
const MAX_SHEET_NAME = 31;
const FORBIDDEN_IN_SHEET_NAME = /[\\/?*[\]:']/g;

/** Unique names of sheets for lists. A list without a usable title gets the name `otherwise`. */
function sheetNames(lists: readonly RecordList[], otherwise: string): readonly string[] {
  const names: string[] = [];
  for (const { title } of lists) {
    const name = title.replace(FORBIDDEN_IN_SHEET_NAME, " ").trim() || otherwise;
    const isFree = (one: string) => !names.some((other) => other.toLowerCase() === one.toLowerCase());
    const numbered = [name, ...lists.map((_, index) => `${name.slice(0, MAX_SHEET_NAME - 4)} ${index + 2}`)];
    const free = numbered.map((one) => one.slice(0, MAX_SHEET_NAME)).find(isFree);
    names.push(free ?? name);
  }
  return names;
}

/** A value of a list: a day as a real date, a number with all its decimals. */
function listCell(value: ListValue, { decimals }: RecordList["columns"][number], page: string) {
  if (isDay(value)) return { value: new Date(value.day), format: "yyyy-mm-dd" };
  if (typeof value === "number") return { value, format: numberFormat(decimals) };
  return cell(plainValue(value, page));
}

function numberFormat(decimals: number): string {
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}

/** A workbook that does not say when it was made. */
export function undated(workbook: Buffer): Buffer {
  return Buffer.from(zipSync(unzipSync(workbook), { mtime: MADE_AT }));
}

interface MeasureLine extends Pick<Row, "measure" | "unit" | "note"> {
  /** By period. */
  readonly values: Map<string, Row["value"]>;
  /** Notes on restated values, by period. */
  readonly restated: Map<string, string>;
}

/**
 * Figures as lines with a column for each period. A second figure of one measure, unit and period, or one with another note, is
 * in a line of its own, so that none is lost.
 */
function measureLines(rows: readonly Row[], locale: Locale): readonly MeasureLine[] {
  const lines: MeasureLine[] = [];
  for (const { measure, unit, note, period = "", value, restated: was } of rows) {
    const isOf = (line: MeasureLine) =>
      line.measure === measure && line.unit === unit && line.note === note && !line.values.has(period);
    const known = lines.find(isOf);
    const found = known ?? { measure, unit, note, values: new Map(), restated: new Map() };
    if (!known) lines.push(found);
    found.values.set(period, value);
    if (was) found.restated.set(period, restatementOf(was, locale));
  }
  return lines;
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
