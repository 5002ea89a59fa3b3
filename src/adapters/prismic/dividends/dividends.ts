import { z } from "zod";
import { content } from "#texts/content.ts";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../../../brand/brand.ts";
import type { StatedFigure } from "../../../domain/content/section.ts";
import { DIVIDEND_DAYS, DIVIDEND_KINDS, type Dividend } from "../../../domain/dividends/dividend.ts";
import { type Money, moneyOf } from "../../../domain/money/money.ts";
import { moneyStyleOf, perShareText } from "../../../domain/money/money-text.ts";
import { type Complete, from, ofAll, record, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { currency } from "../money-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import type { ServiceDocument } from "../service-document.ts";
import { date, momentOf, select, text } from "../simple-fields.ts";

const STYLE = moneyStyleOf(brand);

/** A larger amount cannot be one for a share. */
const amount = valid(z.number().positive().max(1_000_000));
const percent = valid(z.number().min(0).max(100));

const elsewhere = record({
  exchange: from("other_exchange", text),
  ex: from("other_ex", date),
  record: from("other_record", date),
  payment: from("other_payment", date),
});
const dividendData = record({
  kind: select(DIVIDEND_KINDS),
  period: text,
  amount,
  currency,
  franked: percent,
  withholding: percent,
  declared: date,
  ex: date,
  record: date,
  election: date,
  payment: date,
  reinvestmentPrice: from("reinvestment_price", amount),
  elsewhere: ofAll(elsewhere),
  document: linkedPdf,
  ...gate(),
});

/** Converts a `dividend` document. No field is required: what is known of a dividend is shown. */
export function readDividend(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): Complete<Dividend> | undefined {
  const read = dividendData(data, path);
  if (!read?.elsewhere) return undefined;
  const { currency: declaredIn, ...known } = read;
  const money = (typed: number | undefined): Money | undefined =>
    typed === undefined || declaredIn === undefined ? undefined : moneyOf(typed, declaredIn);
  const amountForShare = money(known.amount);
  const other = { ...read.elsewhere, election: undefined };
  const name = known.kind ? texts.kinds[known.kind] : texts.dividend;
  const title = known.period === undefined ? name : `${name}, ${known.period}`;
  const perShare = amountForShare && perShareText(amountForShare, STYLE);
  const note = perShare === undefined ? undefined : texts.aShare(perShare);
  const dates = DIVIDEND_DAYS.flatMap((day) => [
    { key: `${id}-${day}`, date: known[day], title: `${texts.days[day]}: ${title}` },
    {
      key: `${id}-other-${day}`,
      date: other[day],
      title: `${texts.days[day]} (${other.exchange ?? texts.otherExchange}): ${title}`,
    },
  ]);
  return {
    ...known,
    id,
    title,
    amount: amountForShare,
    perShare,
    reinvestmentPrice: money(known.reinvestmentPrice),
    elsewhere: other,
    ofDay: known.declared === undefined ? undefined : { day: known.declared, field: "declared" },
    dates: dates.flatMap(({ date: day, ...of }) => (day === undefined ? [] : { ...of, date: day, note })),
    figure: perShare === undefined ? undefined : figureOf({ ...known, title, perShare }),
    addresses: undefined,
    published: momentOf(first),
    changed: [momentOf(last), known.embargo]
      .flatMap((moment) => moment ?? [])
      .sort()
      .at(-1),
  };
}

/** An amount with the unit behind it, not one with the sign of a currency before it. */
const NUMBER_AND_UNIT = /^([\d.,]+)\u00a0(.+)$/;

/** What key figures state of it: the amount for a share, its tax and the day of its payment. */
function figureOf(
  dividend: Pick<Dividend, "title" | "franked" | "withholding" | "payment"> & { readonly perShare: string },
): Complete<StatedFigure> {
  const { title, perShare, payment } = dividend;
  const [, value = perShare, unit] = NUMBER_AND_UNIT.exec(perShare) ?? [];
  const rates = (["franked", "withholding"] as const).flatMap((name) => {
    const rate = dividend[name];
    return rate === undefined ? [] : `${texts[name]}: ${content.percent(rate.toLocaleString(brand.locale))}`;
  });
  const day = `${texts.days.payment}:`;
  const note = [...rates, payment === undefined ? `${day} ${content.notStated}` : day].join(", ");
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
