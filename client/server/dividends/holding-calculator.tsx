import { useContext, useId } from "react";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../../brand/brand.ts";
import {
  holdingHref,
  holdingNote,
  missingSums,
  RATE_DIGITS,
} from "../../../src/adapters/http/contract/dividends/holding.ts";
import type { HoldingField, HoldingPayments } from "../../../src/domain/dividends/holding.ts";
import type { Money } from "../../../src/domain/money/money.ts";
import { moneyStyleOf, moneyText, perShareText, shareFormOf } from "../../../src/domain/money/money-text.ts";
import { DateText } from "../../content/date.tsx";
import { besideFields, failure, field, label, submit } from "../../content/form.css.ts";
import { AlertIcon, ArrowIcon } from "../../content/icons.tsx";
import { PagePath } from "../../content/page-address.ts";
import * as layout from "../../styles/layout.css.ts";
import { NotStated } from "../content/figure-table.tsx";
import { Note } from "../content/note.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { type RowColumn, RowTable } from "./row-table.tsx";

/** Hash of the form, so that the page stays there when it is sent. */
const SECTION_ID = "holding";

const STYLE = moneyStyleOf(brand);

type Year = HoldingPayments["years"][number];

interface HoldingProps {
  /** What was calculated. Default: nothing was asked for. */
  readonly holding: HoldingPayments | undefined;
}

interface CalculatorProps extends HoldingProps {
  /** The codes of the currencies to which payments can be converted. */
  readonly currencies: readonly string[];
}

const CURRENCIES = new Intl.DisplayNames(brand.locale, { type: "currency" });

/** A form that asks what a holding was paid, and the response. */
export function HoldingCalculator({ holding, currencies }: CalculatorProps) {
  const pathname = useContext(PagePath);
  return (
    <>
      <SectionFrame
        id={SECTION_ID}
        heading={texts.calculator}
        intro={[{ kind: "paragraph", children: [texts.calculatorIntro] }]}
        background="green"
        content="below"
      >
        <form method="get" action={`${pathname}#${SECTION_ID}`} className={layout.thirds}>
          <Field name="shares" holding={holding} />
          <Field name="from" holding={holding} />
          <Field name="to" holding={holding} />
          {(currencies.length > 0 || holding?.wrong.includes("currency")) && (
            <Field name="currency" holding={holding} options={currencies} />
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

interface FieldProps extends HoldingProps {
  readonly name: HoldingField;
  /** The codes of the currencies that it offers. Default: a visitor types its value. */
  readonly options?: readonly string[];
}

function Field({ name, holding, options }: FieldProps) {
  const id = useId();
  const isWrong = holding?.wrong.includes(name);
  const input = {
    id,
    name,
    className: field,
    autoComplete: "off",
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `${id}-wrong` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className={label}>
        {texts[name]}
      </label>
      {options ? (
        <select {...input} defaultValue={holding?.input[name].trim().toUpperCase()}>
          <option value="">{texts.notConverted}</option>
          {options
            .map((code) => ({ code, text: `${CURRENCIES.of(code)} (${code})` }))
            .sort((one, other) => one.text.localeCompare(other.text, brand.locale))
            .map(({ code, text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
        </select>
      ) : (
        <input
          {...input}
          defaultValue={holding?.input[name]}
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
  const pathname = useContext(PagePath);
  const { shares = 0, payments, incomplete, years, sums, conversion } = holding;
  const heading = texts.paidFor(shares.toLocaleString(brand.locale));
  const form = shareFormOf(
    payments.flatMap(({ dividend }) => dividend.amount ?? []),
    STYLE,
  );
  return (
    <SectionFrame heading={heading} content="below">
      {payments.length === 0 && incomplete.length === 0 && <p>{texts.noPayments}</p>}
      {payments.length > 0 && (
        <RowTable
          name={heading}
          rows={payments}
          keyOf={({ dividend }) => dividend.id}
          columns={[
            { head: texts.dividend, cell: ({ dividend }) => dividend.title },
            { head: texts.days.payment, cell: ({ day }) => <DateText date={day} /> },
            {
              head: texts.amount,
              cell: ({ dividend: { amount } }) => amount && perShareText(amount, STYLE, form),
            },
            { head: texts.paid, cell: ({ paid }) => moneyText(paid, STYLE) },
            ...(conversion ? conversionColumns(conversion.currency) : []),
          ]}
        />
      )}
      {years.length > sums.length && (
        <RowTable
          name={texts.paidByYear}
          rows={years}
          keyOf={({ year, sum }) => year + sum.currency}
          columns={[
            { head: texts.year, cell: ({ year }) => year },
            { head: texts.paid, cell: ({ sum }) => moneyText(sum, STYLE) },
            ...(conversion ? [convertedColumn<Year>(conversion.currency, ({ converted }) => converted)] : []),
          ]}
        />
      )}
      {sums.map(({ sum }) => (
        <p key={sum.currency} className={layout.itemTitle}>
          {texts.total}: <strong>{moneyText(sum, STYLE)}</strong>
        </p>
      ))}
      {conversion?.sum !== undefined && (
        <p className={layout.itemTitle}>
          {texts.totalIn(conversion.currency)}: <strong>{moneyText(conversion.sum, STYLE)}</strong>
        </p>
      )}
      {missingSums(holding).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Note>{holdingNote(holding)}</Note>
      {payments.length > 0 && (
        <p>
          <a href={holdingHref(pathname, holding.input)} download>
            {texts.workbook}
          </a>
        </p>
      )}
    </SectionFrame>
  );
}

/** What each payment is in another currency, and the rate that it was converted by. */
function conversionColumns(currency: string): readonly RowColumn<HoldingPayments["payments"][number]>[] {
  return [
    {
      head: texts.rate,
      cell: ({ converted }) => {
        if (!converted?.rate) return <NotStated />;
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
    convertedColumn(currency, ({ converted }) => converted?.paid),
  ];
}

function convertedColumn<Row>(currency: string, amountOf: (row: Row) => Money | undefined): RowColumn<Row> {
  return {
    head: texts.inCurrency(currency),
    cell: (row) => {
      const amount = amountOf(row);
      return amount === undefined ? <NotStated /> : moneyText(amount, STYLE);
    },
  };
}
