import { z } from "zod";
import type { Locale } from "../../../../brand/locale.ts";
import type { StatedFigure } from "../../../domain/content/section.ts";
import { DIVIDEND_KINDS, type Dividend } from "../../../domain/dividends/dividend.ts";
import { DIVIDEND_STATUSES, isDue } from "../../../domain/dividends/dividend-status.ts";
import { type Complete, from, list, ofAll, record, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import type { ServiceDocument } from "../service-document.ts";
import { date, momentOf, select, text } from "../simple-fields.ts";
import { amountsOf, writtenForShare } from "./dividend-amounts.ts";
import { datesOf } from "./dividend-dates.ts";

const percent = valid(z.number().min(0).max(100));

const days = { ex: date, record: date, payment: date };

const daysBefore = record({
  status: from("previous_status", select(DIVIDEND_STATUSES)),
  ex: from("previous_ex", date),
  record: from("previous_record", date),
  payment: from("previous_payment", date),
});

const dividendData = record({
  kind: select(DIVIDEND_KINDS),
  name: text,
  period: text,
  status: select(DIVIDEND_STATUSES),
  shareClass: from("share_class", text),
  franked: percent,
  withholding: percent,
  declared: date,
  ...days,
  election: date,
  currencyElection: from("currency_election", date),
  exchanges: list(record({ exchange: text, ...days })),
  before: ofAll(daysBefore),
  note: text,
  document: linkedPdf,
  ...gate(),
});

/** Converts a `dividend` document. No field is required: what is known of a dividend is shown. */
export function readDividend(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): Complete<Dividend> | undefined {
  const read = dividendData(data, path);
  if (!read?.before) return undefined;
  const { kind, name, period, status = "Declared", shareClass, franked, withholding, note, document } = read;
  const { ex, record: register, election, currencyElection, payment, exchanges } = read;
  const { locale } = path;
  const { dividends: texts } = locale.texts;
  const called = name ?? (kind ? texts.kinds[kind] : texts.dividend);
  const title = [called, period, shareClass].filter(Boolean).join(", ");
  const { before: amountBefore, ...amounts } = amountsOf(data, path, { status, franked });
  const perShare = amounts.amount && writtenForShare(amounts.amount, locale);
  const known = { ex, record: register, election, currencyElection, payment };
  const before = { ...read.before, amount: amountBefore };
  const dividend = {
    id,
    title,
    status,
    ...known,
    exchanges,
    franked,
    withholding,
    before,
    ...amounts,
    perShare,
  };
  // The day on which a planned one is to be decided says nothing yet, and opens nothing: nothing of it is secret.
  const declared = status === "Planned" ? undefined : read.declared;
  return {
    ...dividend,
    kind,
    period,
    shareClass,
    declared,
    note,
    document,
    embargo: read.embargo,
    exchange: read.exchange,
    ofDay: declared === undefined ? undefined : { day: declared, field: "declared" },
    dates: datesOf(dividend, locale),
    figure: perShare === undefined ? undefined : figureOf({ ...dividend, perShare }, locale),
    adjustment: undefined,
    addresses: undefined,
    ownShares: undefined,
    published: momentOf(first),
    changed: [momentOf(last), read.embargo]
      .flatMap((moment) => moment ?? [])
      .sort()
      .at(-1),
  };
}

/** An amount with the unit behind it, not one with the sign of a currency before it. */
const NUMBER_AND_UNIT = /^([\d.,]+)\u00a0(.+)$/;

/** What key figures state of it: the amount for a share, its tax and the day of its payment. */
function figureOf(
  dividend: Pick<Dividend, "title" | "status" | "franked" | "withholding" | "payment"> & {
    readonly perShare: string;
  },
  { brand, texts: { content, dividends: texts } }: Locale,
): Complete<StatedFigure> {
  const { title, status, perShare, payment } = dividend;
  const [, value = perShare, unit] = NUMBER_AND_UNIT.exec(perShare) ?? [];
  const rates = (["franked", "withholding"] as const).flatMap((name) => {
    const rate = dividend[name];
    return rate === undefined ? [] : `${texts[name]}: ${content.percent(rate.toLocaleString(brand.locale))}`;
  });
  const day = `${texts.days.payment}:`;
  const life = isDue(status) ? [] : [texts.statuses[status]];
  const note = [...life, ...rates, payment === undefined ? `${day} ${content.notStated}` : day].join(", ");
  return { value, unit, label: title, note, date: payment };
}

/** Dividends: their list, and the documents from which all of the site has their amounts and dates. */
export const dividends = {
  sections: {
    dividends: plain("dividends", { ...introduced, source: text }),
  },
  documents: { dividend: readDividend },
  zones: { dividends: ["page", "investors-page"] },
} satisfies PrismicCapability;
