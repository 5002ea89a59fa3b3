import { useContext, useId } from "react";
import type { Locale } from "../../../brand/locale.ts";
import {
  ANSWER_ID,
  costBaseNotes,
  holdingHref,
  holdingNote,
  missingSums,
  RATE_DIGITS,
} from "../../../src/adapters/http/contract/dividends/holding.ts";
import type { HoldingField, HoldingPayments } from "../../../src/domain/dividends/holding.ts";
import type { Money } from "../../../src/domain/money/money.ts";
import { moneyText, perShareText, shareFormOf } from "../../../src/domain/money/money-text.ts";
import { DateText } from "../../content/date.tsx";
import { answer, besideFields, failure, field, label, question, submit } from "../../content/form.css.ts";
import { AlertIcon, ArrowIcon } from "../../content/icons.tsx";
import { PagePath } from "../../content/page-address.ts";
import * as layout from "../../styles/layout.css.ts";
import { MadeTitleText } from "../content/in-its-language.tsx";
import { Note } from "../content/note.tsx";
import { type RowColumn, RowTable } from "../content/row-table.tsx";
import { useLocale, useTexts } from "../locale.ts";
import { SectionFrame } from "../sections/section-frame.tsx";

type Year = HoldingPayments["years"][number];
type Payment = HoldingPayments["payments"][number];

/** The part of the page with the form. */
export const CALCULATOR_ID = "calculator";

interface HoldingProps {
  /** The result of the calculation; absent before a visitor has asked for one. */
  readonly holding: HoldingPayments | undefined;
}

interface CalculatorProps extends HoldingProps {
  /** The classes of shares that have dividends; an empty name is that of shares without a class. */
  readonly shareClasses: readonly string[];
  /** The codes of the currencies to which payments can be converted. */
  readonly currencies: readonly string[];
}

/** A form that asks what dividends a holding was paid, and the result. */
export function HoldingCalculator({ holding, shareClasses, currencies }: CalculatorProps) {
  const locale = useLocale();
  const { dividends: texts } = locale.texts;
  const pathname = useContext(PagePath);
  return (
    <>
      <SectionFrame
        id={CALCULATOR_ID}
        heading={texts.calculator}
        intro={[{ kind: "paragraph", children: [texts.calculatorIntro] }]}
        background="green"
        content="below"
      >
        <form
          method="get"
          action={`${pathname}#${ANSWER_ID}`}
          className={`${layout.thirds} ${question}`}
          // The page shows its own messages beside the fields, where the browser would only refuse to send the form.
          noValidate
        >
          <Field name="shares" holding={holding} />
          {(shareClasses.length > 1 || holding?.wrong.includes("class")) && (
            <Field
              name="class"
              holding={holding}
              options={shareClasses.map((name) => classOption(name, locale))}
            />
          )}
          <Field name="from" holding={holding} />
          <Field name="to" holding={holding} />
          {(currencies.length > 0 || holding?.wrong.includes("currency")) && (
            <Field name="currency" holding={holding} options={currencyOptions(currencies, locale)} />
          )}
          <div className={besideFields}>
            <button type="submit" className={submit}>
              {texts.calculate} <ArrowIcon />
            </button>
          </div>
        </form>
      </SectionFrame>
      {holding && holding.wrong.length === 0 && <Payments holding={holding} />}
    </>
  );
}

interface Option {
  readonly value: string;
  readonly text: string;
}

function classOption(name: string, locale: Locale): Option {
  const { dividends: texts } = locale.texts;
  return { value: name, text: name || texts.noClass };
}

function currencyOptions(codes: readonly string[], locale: Locale): readonly Option[] {
  const { brand } = locale;
  const { dividends: texts } = locale.texts;
  const names = new Intl.DisplayNames(brand.locale, { type: "currency" });
  const named = codes.map((value) => ({ value, text: `${names.of(value)} (${value})` }));
  named.sort((one, other) => one.text.localeCompare(other.text, brand.locale));
  return [{ value: "", text: texts.notConverted }, ...named];
}

interface FieldProps extends HoldingProps {
  readonly name: HoldingField;
  /** The options of a select. Default: an input into which a visitor types. */
  readonly options?: readonly Option[];
}

function Field({ name, holding, options }: FieldProps) {
  const { dividends: texts } = useTexts();
  const ownId = useId();
  const isWrong = holding?.wrong.includes(name);
  // The form's action ends in this id, so that the browser scrolls to the first wrong field.
  const id = isWrong && holding?.wrong[0] === name ? ANSWER_ID : ownId;
  const input = {
    id,
    name,
    className: `${field} ${answer}`,
    autoComplete: "off",
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `${id}-wrong` : undefined,
  };
  const typed = holding?.input[name].trim();
  return (
    <div>
      <label htmlFor={id} className={label}>
        {texts[name]}
      </label>
      {options ? (
        <select {...input} defaultValue={name === "currency" ? typed?.toUpperCase() : typed}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...input}
          defaultValue={typed}
          {...(name === "shares" ? { type: "text", inputMode: "numeric", required: true } : { type: "date" })}
        />
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className={failure}>
          <AlertIcon />
          {texts.wrong[name]}
        </p>
      )}
    </div>
  );
}

function Payments({ holding }: { readonly holding: HoldingPayments }) {
  const locale = useLocale();
  const { brand, moneyStyle } = locale;
  const { dividends: texts } = locale.texts;
  const pathname = useContext(PagePath);
  const { shares = 0, payments, years, sums, conversion } = holding;
  const heading = texts.paidFor(shares.toLocaleString(brand.locale));
  return (
    <SectionFrame heading={heading} content="below">
      <p id={ANSWER_ID} tabIndex={-1} className={`${layout.lead} ${answer}`}>
        {answerOf(holding, locale)}
      </p>
      {missingRates(holding, locale).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {payments.length > 0 && (
        <RowTable
          name={heading}
          rows={payments}
          keyOf={({ event }) => event.id}
          columns={paymentColumns(holding, locale)}
        />
      )}
      {years.length > sums.length && (
        <RowTable
          name={texts.paidByYear}
          rows={years}
          keyOf={({ year, sum }) => year + sum.currency}
          columns={[
            { name: texts.year, cell: ({ year }) => year },
            { name: texts.paid, cell: ({ sum }) => moneyText(sum, moneyStyle) },
            ...(conversion
              ? [convertedColumn<Year>(conversion.currency, ({ converted }) => converted, locale)]
              : []),
          ]}
        />
      )}
      {costBaseNotes(holding, locale).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Note>{holdingNote(holding, locale)}</Note>
      {payments.length > 0 && (
        <p>
          <a href={holdingHref(pathname, holding.input, locale.language)} download>
            {texts.workbook}
          </a>
        </p>
      )}
    </SectionFrame>
  );
}

/** What the holding was paid, in a sentence; or why there is no total. */
function answerOf(holding: HoldingPayments, locale: Locale): string {
  const { brand, moneyStyle } = locale;
  const { dividends: texts } = locale.texts;
  const { shares = 0, payments, incomplete, sums, conversion } = holding;
  if (incomplete.length > 0) return missingSums(holding, locale).at(-1) ?? "";
  if (payments.length === 0) return texts.noPayments;
  const paid = new Intl.ListFormat(brand.locale).format(sums.map(({ sum }) => moneyText(sum, moneyStyle)));
  const sentence = texts.answer(shares.toLocaleString(brand.locale), shares === 1, paid);
  return conversion?.sum ? `${sentence} ${texts.answerIn(moneyText(conversion.sum, moneyStyle))}` : sentence;
}

/** Sentences about missing exchange rates. Whatever else is missing is said by {@link answerOf}. */
function missingRates(holding: HoldingPayments, locale: Locale): readonly string[] {
  const sentences = missingSums(holding, locale);
  return holding.incomplete.length > 0 ? sentences.slice(0, -1) : sentences;
}

function paymentColumns(
  { shares, payments, conversion }: HoldingPayments,
  locale: Locale,
): readonly RowColumn<Payment>[] {
  const { moneyStyle, brand } = locale;
  const { dividends: texts } = locale.texts;
  const form = shareFormOf(
    payments.flatMap(({ event }) => event.amount ?? []),
    moneyStyle,
  );
  const sharesThen: RowColumn<Payment> = {
    name: texts.sharesThen,
    cell: ({ shares: then }) => then.toLocaleString(brand.locale, { maximumFractionDigits: 4 }),
  };
  return [
    { name: texts.dividend, cell: ({ event }) => <MadeTitleText of={event} /> },
    { name: texts.days.payment, cell: ({ day }) => <DateText date={day} /> },
    ...(payments.some((payment) => payment.shares !== shares) ? [sharesThen] : []),
    {
      name: texts.amount,
      cell: ({ event: { amount } }) => amount && perShareText(amount, moneyStyle, form),
    },
    { name: texts.paid, cell: ({ paid }) => moneyText(paid, moneyStyle) },
    ...(conversion ? conversionColumns(conversion.currency, locale) : []),
  ];
}

/** The rate by which each payment was converted, and the converted amount. */
function conversionColumns(currency: string, locale: Locale): readonly RowColumn<Payment>[] {
  const { brand } = locale;
  const { dividends: texts } = locale.texts;
  return [
    {
      name: texts.rate,
      cell: ({ converted }) => {
        if (!converted?.rate) return undefined;
        const { from, to, day } = converted.rate;
        return (
          <>
            {(to / from).toLocaleString(brand.locale, {
              minimumSignificantDigits: RATE_DIGITS,
              maximumSignificantDigits: RATE_DIGITS,
            })}
            , <DateText date={day} />
          </>
        );
      },
    },
    convertedColumn(currency, ({ converted }) => converted?.paid, locale),
  ];
}

function convertedColumn<Row>(
  currency: string,
  amountOf: (row: Row) => Money | undefined,
  locale: Locale,
): RowColumn<Row> {
  const { moneyStyle } = locale;
  const { dividends: texts } = locale.texts;
  return {
    name: texts.inCurrency(currency),
    cell: (row) => {
      const amount = amountOf(row);
      return amount && moneyText(amount, moneyStyle);
    },
  };
}
