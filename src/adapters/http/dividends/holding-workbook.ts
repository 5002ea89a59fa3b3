import type { Locale } from "../../../../brand/locale.ts";
import type { HoldingInput, HoldingPayments } from "../../../domain/dividends/holding.ts";
import { type Money, numberOf } from "../../../domain/money/money.ts";
import {
  calculatorOf,
  costBaseNotes,
  HOLDING_PATH,
  holdingNote,
  holdingOf,
  holdingQuery,
  missingSums,
  RATE_DIGITS,
} from "../contract/dividends/holding.ts";
import { partsOf } from "../document-target.ts";
import { bold, cell, undated, WORKBOOK_TYPE } from "../figure-files/workbook.ts";
import { sendNoFile } from "../plugins/problems.ts";
import { networkOf } from "../plugins/rate-limits.ts";
import { sendProblem } from "../problem.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import type { Routes } from "../site-parts.ts";

/** What a visitor asks is private, and no cache can hold it. */
const PRIVATE = { ...NOTHING_TO_RUN, "cache-control": "private, no-store" };

/** `GET /holding.xlsx?calculator=PATH&…`: what the calculator of a page responds; wrong fields are a problem document. */
export const holdingWorkbooks: Routes = async (
  server,
  { contentAt, loadPage, renderings, publicUrl, locale },
) => {
  server.get(HOLDING_PATH, async (request, reply) => {
    const query = new URLSearchParams(partsOf(request.url).query);
    const path = calculatorOf(query);
    const input = holdingOf(query);
    if (!input) return sendNoFile(reply, "is no holding");
    const page = `${publicUrl}${path}?${holdingQuery(input)}`;
    return renderings.run(networkOf(request), async () => {
      const holding = await holdingAt(path, input);
      if (!holding) return sendNoFile(reply, "is no holding");
      reply.headers(PRIVATE);
      const wrong = holding.wrong.map((name) => `${name}: ${locale.texts.dividends.wrong[name]}`);
      if (wrong.length > 0) return sendProblem(reply, 400, wrong.join(" "));
      const body = await holdingWorkbook(holding, page, locale);
      return reply
        .type(WORKBOOK_TYPE)
        .header("content-disposition", 'attachment; filename="holding.xlsx"')
        .send(body);
    });
  });

  async function holdingAt(path: string, holding: HoldingInput): Promise<HoldingPayments | undefined> {
    const found = await loadPage.run(await contentAt(), { path, asked: { holding } });
    if (found.outcome !== "page" || !("sections" in found.page)) return undefined;
    return found.page.sections.find((section) => section.kind === "dividends")?.holding;
  }
};

/** What a holding was paid as an Excel workbook (OOXML) with one sheet, and the address of the page that says so. */
async function holdingWorkbook(holding: HoldingPayments, page: string, locale: Locale): Promise<Buffer> {
  const { brand } = locale;
  const { content, dividends: texts, feeds } = locale.texts;
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const { shares = 0, payments, years, sums, conversion } = holding;
  const head: string[] = [
    texts.dividend,
    texts.days.payment,
    texts.sharesThen,
    texts.amount,
    texts.sheet.currency,
    texts.paid,
  ];
  if (conversion) head.push(texts.inCurrency(conversion.currency), texts.sheet.rate, texts.sheet.day);
  const sumRow = (name: string, sum?: Money, other?: Money) =>
    [name, undefined, undefined, undefined, sum?.currency, amount(sum), amount(other)].map(cell);
  const notes = [
    ...missingSums(holding, locale),
    ...costBaseNotes(holding, locale),
    holdingNote(holding, locale),
    `${feeds.workbook.page}${content.colon}${page}`,
  ];
  const rows = [
    [bold(texts.paidFor(shares.toLocaleString(brand.locale)))],
    [],
    head.map(bold),
    ...payments.map(({ event, day, shares: then, paid, converted: other }) => [
      cell(event.title),
      dayCell(day),
      cell(then),
      cell(amount(event.amount)),
      cell(paid.currency),
      cell(amount(paid)),
      cell(amount(other?.paid)),
      cell(other?.rate && Number((other.rate.to / other.rate.from).toPrecision(RATE_DIGITS))),
      dayCell(other?.rate?.day),
    ]),
    [],
    ...years.map((each) => sumRow(each.year, each.sum, each.converted)),
    ...sums.map(({ sum }) => sumRow(texts.total, sum)),
    ...(conversion?.sum === undefined
      ? []
      : [sumRow(texts.totalIn(conversion.currency), undefined, conversion.sum)]),
    [],
    ...notes.map((note) => [cell(note)]),
  ];
  const columns = head.map((_, index) => ({ width: index === 0 ? 32 : 18 }));
  return undated(await writeWorkbook(rows, { sheet: texts.paid, columns }).toBuffer());
}

function amount(money: Money | undefined): number | undefined {
  return money && numberOf(money);
}

function dayCell(day: string | undefined) {
  return day === undefined ? null : { value: new Date(day), format: "yyyy-mm-dd" };
}
