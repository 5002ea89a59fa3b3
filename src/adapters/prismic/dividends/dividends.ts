import type { Locale } from "../../../../brand/locale.ts";
import { daysOfPeriod } from "../../../domain/content/reporting-period.ts";
import type { StatedFigure } from "../../../domain/content/section.ts";
import {
  DIVIDEND_KINDS,
  DIVIDEND_STATUSES,
  type Dividend,
  isDue,
} from "../../../domain/dividends/dividend.ts";
import { differAsHundredths } from "../../../domain/dividends/hundredths.ts";
import { type AmountStyle, saidHundredthOf, saysAmount } from "../../../domain/dividends/stated-amounts.ts";
import { isSameMoney } from "../../../domain/money/money.ts";
import { type Complete, certain, from, ofAll, type RecordOf, record } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import { period } from "../period-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import type { ServiceDocument } from "../service-document.ts";
import { date, laterOf, momentOf, select, text } from "../simple-fields.ts";
import { TEXT } from "../text-fields.ts";
import { amountsOf } from "./dividend-amounts.ts";
import { datesOf } from "./dividend-dates.ts";
import { daysOf } from "./dividend-days.ts";
import { taxRate } from "./rate-fields.ts";

const daysBefore = record({
  status: from("previous_status", select(DIVIDEND_STATUSES)),
  ex: from("previous_ex", date),
  record: from("previous_record", date),
  payment: from("previous_payment", date),
});

const dividendShape = {
  kind: select(DIVIDEND_KINDS),
  name: text,
  period,
  status: certain(select(DIVIDEND_STATUSES)),
  shareClass: from("share_class", text),
  franked: taxRate,
  withholding: taxRate,
  days: ofAll(daysOf),
  before: ofAll(daysBefore),
  note: text,
  document: linkedPdf,
  ...gate(),
};

const dividendData = record(dividendShape);

/** Converts a `dividend` document. No field is required: what is known of a dividend is shown. */
export function readDividend(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): Complete<Dividend> | undefined {
  const read = dividendData(data, path);
  if (!read?.before || !read.days) return undefined;
  const {
    kind,
    name,
    period: of,
    status = "Declared",
    shareClass,
    franked,
    withholding,
    note,
    document,
  } = read;
  const { locale } = path;
  const { dividends: texts } = locale.texts;
  const { exchanges, opens, declared: shown, from: since, ...days } = read.days;
  const called = name ?? (kind ? texts.kinds[kind] : texts.dividend);
  const title = [called, of, shareClass].filter(Boolean).join(", ");
  const typed = amountsOf(data, path, { status, franked, withholding, since });
  const sayings = [note, document?.title, document?.summary].filter((one) => one !== undefined);
  const { before: amountBefore, ...amounts } = asItIsSaid(typed, sayings, path);
  const { perShare } = amounts;
  const before = changedIn({ ...read.before, amount: amountBefore }, { status, ...amounts, ...days }, path);
  const dividend = {
    id,
    title,
    ...wordsOf(read),
    status,
    ...days,
    exchanges,
    before,
    ...amounts,
  };
  // The day on which a planned one is to be decided says nothing yet, and opens nothing: nothing of it is secret.
  const isPlanned = status === "Planned";
  return {
    ...dividend,
    kind,
    period: of,
    covers: of === undefined ? undefined : daysOfPeriod(of, locale.brand.yearEnd),
    shareClass,
    declared: isPlanned ? undefined : shown,
    note,
    document,
    isSaid: sayings.some((one) => saysAmount(one, amounts.amount, amountStyleOf(locale))) || undefined,
    embargo: read.embargo,
    exchange: read.exchange,
    ofDay: opens === undefined || isPlanned ? undefined : { day: opens, field: "declared" },
    dates: datesOf(dividend, locale),
    figure: perShare === undefined ? undefined : figureOf({ ...dividend, perShare }, locale),
    adjustment: undefined,
    addresses: undefined,
    holderEvent: undefined,
    ownShares: undefined,
    published: momentOf(first),
    changed: laterOf(momentOf(last), read.embargo),
  };
}

/** The words of an editor in its title, of which the name or the period may be in another language. */
function wordsOf({
  name,
  period: of,
  wordsIn,
}: RecordOf<typeof dividendShape>): Pick<Complete<Dividend>, "inTitle" | "wordsIn"> {
  if (!wordsIn) return { inTitle: name, wordsIn };
  const untranslated = [wordsIn.name && name, wordsIn.period && of].filter(Boolean).join(", ");
  return {
    inTitle: untranslated || name,
    wordsIn: { inTitle: wordsIn.name ?? wordsIn.period, note: wordsIn.note },
  };
}

/** An amount of before, unless one of it and the amount is in hundredths, which is reported. */
function inOneUnit(
  former: Dividend["amount"],
  amount: Dividend["amount"],
  path: FieldPath,
): Dividend["amount"] {
  if (former === undefined || amount === undefined || !differAsHundredths(former, amount)) return former;
  path
    .at("previous_amount")
    .report(`${former.amount} may be in hundredths: it is ${amount.amount} now. It is not shown`);
  return undefined;
}

/** How texts of the language of a document state amounts for a share. */
function amountStyleOf({ moneyStyle, numbers, texts }: Locale): AmountStyle {
  return { ...moneyStyle, numbers, perShare: texts.dividends.said.perShare };
}

/** Amounts without one of which the dividend's own texts say that it is in hundredths. */
function asItIsSaid(
  typed: ReturnType<typeof amountsOf>,
  sayings: readonly string[],
  path: FieldPath,
): ReturnType<typeof amountsOf> {
  const style = amountStyleOf(path.locale);
  const [said] = sayings.flatMap((one) => saidHundredthOf(one, typed.amount, style) ?? []);
  if (said === undefined || sayings.some((one) => saysAmount(one, typed.amount, style))) return typed;
  path
    .at("amount")
    .report(
      `${typed.amount?.amount} is in whole units of the currency, but its text says “${said.written}”, which is ${Number(said.value.toFixed(6))}: it is not shown`,
    );
  return { ...typed, amount: undefined, perShare: undefined, parts: [] };
}

/** What was another thing before. What is said to have changed, and is the same, is reported, and has not. */
function changedIn(
  before: Complete<Dividend["before"]>,
  now: Pick<Dividend, keyof Dividend["before"]>,
  path: FieldPath,
): Complete<Dividend["before"]> {
  /** A value of before; `undefined` if it is that of now. */
  function changed<T>(name: string, former: T | undefined, isSame: (former: T) => boolean): T | undefined {
    if (former === undefined || !isSame(former)) return former;
    path.at(`previous_${name}`).report("was the same before: nothing has changed");
    return undefined;
  }
  const { status, amount, ex, record: register, payment } = now;
  return {
    status: changed("status", before.status, (former) => former === status),
    amount: inOneUnit(
      changed("amount", before.amount, (former) => amount !== undefined && isSameMoney(former, amount)),
      amount,
      path,
    ),
    ex: changed("ex", before.ex, (former) => former === ex),
    record: changed("record", before.record, (former) => former === register),
    payment: changed("payment", before.payment, (former) => former === payment),
  };
}

/** An amount with the unit behind it, not one with the sign of a currency before it. */
const NUMBER_AND_UNIT = /^([\d.,]+)\u00a0(.+)$/;

/** What key figures state of it: the amount for a share, its tax and the day of its payment. */
function figureOf(
  dividend: Pick<
    Dividend,
    "title" | "inTitle" | "wordsIn" | "status" | "franked" | "withholding" | "payment"
  > & {
    readonly perShare: string;
  },
  { brand, texts: { content, dividends: texts } }: Locale,
): Complete<StatedFigure> {
  const { title, inTitle, wordsIn, status, perShare, payment } = dividend;
  const [, value = perShare, unit] = NUMBER_AND_UNIT.exec(perShare) ?? [];
  const rates = (["franked", "withholding"] as const).flatMap((name) => {
    const rate = dividend[name];
    return rate === undefined
      ? []
      : `${texts[name]}${content.colon}${content.percent(rate.toLocaleString(brand.locale))}`;
  });
  const day = `${texts.days.payment}${content.colon}`;
  const life = isDue(status) ? [] : [texts.statuses[status]];
  const note = [...life, ...rates, payment === undefined ? `${day}${content.notStated}` : day.trimEnd()].join(
    ", ",
  );
  const languages = wordsIn && { label: wordsIn.inTitle };
  return { value, unit, label: title, inLabel: inTitle, note, date: payment, wordsIn: languages };
}

/** Dividends: their list, and the documents from which all of the site has their amounts and dates. */
export const dividends = {
  sections: {
    dividends: plain("dividends", { ...introduced, source: text }),
  },
  documents: { dividend: readDividend },
  wording: ({ dividends: { kinds, said, words } }) => ({
    dividends: { kinds, ...said, namesOfDays: words.days },
  }),
  zones: { dividends: ["page", "investors-page"] },
  texts: {
    dividend: { name: TEXT, period: TEXT, note: TEXT, document: TEXT, parts: { name: TEXT } },
  },
} satisfies PrismicCapability;
