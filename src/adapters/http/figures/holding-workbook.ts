import { dividends as texts } from "#texts/dividends.ts";
import { feeds } from "#texts/feeds.ts";
import { brand } from "../../../../brand/brand.ts";
import type { HoldingPayments } from "../../../domain/dividends/holding.ts";
import { amountIn } from "../../../domain/text/money.ts";
import { holdingNote, missingSums, RATE_DIGITS } from "../contract/holding.ts";
import { bold, cell, undated } from "./workbook.ts";

/** What a holding was paid as an Excel workbook (OOXML) with one sheet, and the address of the page that says so. */
export async function holdingWorkbook(holding: HoldingPayments, page: string): Promise<Buffer> {
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const { shares = 0, payments, years, sums, conversion } = holding;
  const head: string[] = [texts.dividend, texts.days.payment, texts.amount, texts.sheet.currency, texts.paid];
  if (conversion) head.push(texts.inCurrency(conversion.currency), texts.sheet.rate, texts.sheet.day);
  const sumRow = (name: string, currency?: string, sum?: bigint, other?: bigint) =>
    [name, undefined, undefined, currency, amount(sum), amount(other)].map(cell);
  const notes = [...missingSums(holding), holdingNote(holding), `${feeds.workbook.page}: ${page}`];
  const rows = [
    [bold(texts.paidFor(shares.toLocaleString(brand.locale)))],
    [],
    head.map(bold),
    ...payments.map(({ dividend, day, paid, converted: other }) => [
      cell(dividend.title),
      dayCell(day),
      ...[dividend.amount, dividend.currency, amount(paid), amount(other?.paid)].map(cell),
      cell(other?.rate && Number((other.rate.to / other.rate.from).toPrecision(RATE_DIGITS))),
      dayCell(other?.rate?.day),
    ]),
    [],
    ...years.map((each) => sumRow(each.year, each.currency, each.sum, each.converted)),
    ...sums.map(({ currency, sum }) => sumRow(texts.total, currency, sum)),
    ...(conversion?.sum === undefined
      ? []
      : [sumRow(texts.totalIn(conversion.currency), undefined, undefined, conversion.sum)]),
    [],
    ...notes.map((note) => [cell(note)]),
  ];
  const columns = head.map((_, index) => ({ width: index === 0 ? 32 : 18 }));
  return undated(await writeWorkbook(rows, { sheet: texts.paid, columns }).toBuffer());
}

function amount(exact: bigint | undefined): number | undefined {
  return exact === undefined ? undefined : amountIn(exact);
}

function dayCell(day: string | undefined) {
  return day === undefined ? null : { value: new Date(day), format: "yyyy-mm-dd" };
}
