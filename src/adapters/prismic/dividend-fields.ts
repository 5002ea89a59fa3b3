import { z } from "zod";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../../brand/brand.ts";
import { DIVIDEND_DAYS, DIVIDEND_KINDS, type Dividend } from "../../domain/content/dividend.ts";
import { exactAmount, moneyStyleOf, perShareText } from "../../domain/text/money.ts";
import { exchangeOf, exchangeShape } from "./exchange-fields.ts";
import { type Complete, type Field, FieldPath, field, type ProblemLog, record } from "./field.ts";
import { documentLink } from "./link-field.ts";
import { linkedPdf } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { date, embargo, momentOf, select, text } from "./simple-fields.ts";

const STYLE = moneyStyleOf(brand);

/** A larger amount cannot be one for a share. */
const amount: Field<number | undefined> = field(z.number().positive().max(1_000_000), (value) => value);
const percent: Field<number | undefined> = field(z.number().min(0).max(100), (value) => value);

/** What is no code is kept as it is: the amount is not in the company's own currency. */
const currency: Field<string> = (value, path) => {
  const typed = text(value, path)?.toUpperCase();
  if (typed !== undefined && !Intl.supportedValuesOf("currency").includes(typed))
    path.report(`expected a currency code, such as ${STYLE.currency.code}`);
  return typed ?? STYLE.currency.code;
};

/** The id of a linked `dividend` document, which has no address of its own. */
export const linkedDividend: Field<string | undefined> = (value, path) => {
  const target = documentLink(value, path);
  if (target?.type === "dividend" && !target.isBroken) return target.id;
  if (target) path.report(`leads to document ${target.id}, which is no published dividend`);
  return undefined;
};

const days = record({ ex: date, record: date, election: date, payment: date });
const elsewhereData = record({
  other_exchange: text,
  other_ex: date,
  other_record: date,
  other_payment: date,
});
const dividendData = record({
  kind: select(DIVIDEND_KINDS),
  period: text,
  amount,
  currency,
  franked: percent,
  withholding: percent,
  declared: date,
  reinvestment_price: amount,
  document: linkedPdf,
  embargo,
});
const exchangeData = record(exchangeShape);

/** Converts a `dividend` document. No field is required: what is known of a dividend is shown. */
export function readDividend(document: ServiceDocument, log: ProblemLog): Complete<Dividend> | undefined {
  const { id, data, last_publication_date: published } = document;
  const path = new FieldPath(document, log);
  const values = dividendData(data, path);
  const [own, other, release] = values
    ? [days(data, path), elsewhereData(data, path), exchangeData(data, path)]
    : [];
  if (!values || !own || !other || !release) return undefined;
  const { reinvestment_price: reinvestmentPrice, ...known } = values;
  const { other_exchange: exchange, other_ex: ex, other_record, other_payment: payment } = other;
  const elsewhere = { exchange, ex, record: other_record, election: undefined, payment };
  const name = known.kind ? texts.kinds[known.kind] : texts.dividend;
  const title = known.period === undefined ? name : `${name}, ${known.period}`;
  const perShare = known.amount && perShareText(exactAmount(known.amount), known.currency, STYLE);
  const note = perShare ? texts.aShare(perShare) : undefined;
  const dates = DIVIDEND_DAYS.flatMap((day) => [
    { key: `${id}-${day}`, date: own[day], title: `${texts.days[day]}: ${title}` },
    {
      key: `${id}-other-${day}`,
      date: elsewhere[day],
      title: `${texts.days[day]} (${exchange ?? texts.otherExchange}): ${title}`,
    },
  ]);
  return {
    ...known,
    ...own,
    id,
    title,
    perShare: perShare || undefined,
    reinvestmentPrice,
    elsewhere,
    dates: dates.flatMap(({ date: day, ...of }) => (day === undefined ? [] : { ...of, date: day, note })),
    exchange: exchangeOf(release),
    changed: [momentOf(published), known.embargo]
      .flatMap((moment) => moment ?? [])
      .sort()
      .at(-1),
  };
}
