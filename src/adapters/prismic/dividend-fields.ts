import { z } from "zod";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../../brand/brand.ts";
import { DIVIDEND_DAYS, DIVIDEND_KINDS, type Dividend } from "../../domain/dividends/dividend.ts";
import { exactAmount, moneyStyleOf, perShareText } from "../../domain/text/money.ts";
import {
  type Complete,
  type Field,
  FieldPath,
  from,
  ofAll,
  type ProblemLog,
  record,
  valid,
} from "./field.ts";
import { gate } from "./gate-fields.ts";
import { documentLink } from "./link-field.ts";
import { linkedPdf } from "./pdf-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { date, momentOf, select, text } from "./simple-fields.ts";

const STYLE = moneyStyleOf(brand);

/** A larger amount cannot be one for a share. */
const amount = valid(z.number().positive().max(1_000_000));
const percent = valid(z.number().min(0).max(100));

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
export function readDividend(document: ServiceDocument, log: ProblemLog): Complete<Dividend> | undefined {
  const { id, data, first_publication_date: first, last_publication_date: last } = document;
  const known = dividendData(data, new FieldPath(document, log));
  if (!known?.elsewhere) return undefined;
  const other = { ...known.elsewhere, election: undefined };
  const name = known.kind ? texts.kinds[known.kind] : texts.dividend;
  const title = known.period === undefined ? name : `${name}, ${known.period}`;
  const perShare = known.amount && perShareText(exactAmount(known.amount), known.currency, STYLE);
  const note = perShare ? texts.aShare(perShare) : undefined;
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
    perShare: perShare || undefined,
    elsewhere: other,
    dates: dates.flatMap(({ date: day, ...of }) => (day === undefined ? [] : { ...of, date: day, note })),
    published: momentOf(first),
    changed: [momentOf(last), known.embargo]
      .flatMap((moment) => moment ?? [])
      .sort()
      .at(-1),
  };
}
