import { useContext, useId } from "react";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../../brand/brand.ts";
import type { HoldingField, HoldingPayments } from "../../../src/domain/content/holding.ts";
import { moneyStyleOf, moneyText } from "../../../src/domain/text/money.ts";
import { DateText } from "../../content/date.tsx";
import { failure, field, label, submit } from "../../content/form.css.ts";
import { AlertIcon, ArrowIcon } from "../../content/icons.tsx";
import { PagePath } from "../../content/page-address.ts";
import * as layout from "../../styles/layout.css.ts";
import { DividendTable } from "./dividend-table.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Hash of the form, so that the page stays there when it is sent. */
const SECTION_ID = "holding";

const STYLE = moneyStyleOf(brand);

interface HoldingProps {
  /** What was calculated. Default: nothing was asked for. */
  readonly holding: HoldingPayments | undefined;
}

/** A form that asks what a holding was paid, and the response. */
export function HoldingCalculator({ holding }: HoldingProps) {
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
          <div>
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

function Field({ name, holding }: HoldingProps & { readonly name: HoldingField }) {
  const id = useId();
  const isWrong = holding?.wrong.includes(name);
  return (
    <div>
      <label htmlFor={id} className={label}>
        {texts[name]}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={holding?.input[name]}
        className={field}
        autoComplete="off"
        {...(name === "shares" ? { type: "text", inputMode: "numeric", required: true } : { type: "date" })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
      />
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
  const { shares = 0, payments, incomplete, sums } = holding;
  const heading = texts.paidFor(shares.toLocaleString(brand.locale));
  return (
    <SectionFrame heading={heading} content="below">
      {payments.length === 0 && incomplete.length === 0 && <p>{texts.noPayments}</p>}
      {payments.length > 0 && (
        <DividendTable
          name={heading}
          rows={payments}
          keyOf={({ dividend }) => dividend.id}
          columns={[
            { head: texts.dividend, cell: ({ dividend }) => dividend.title },
            {
              head: texts.days.payment,
              cell: ({ dividend }) => dividend.payment && <DateText date={dividend.payment} />,
            },
            { head: texts.amount, cell: ({ dividend }) => dividend.perShare },
            {
              head: texts.paid,

              cell: ({ dividend, paid }) => moneyText(paid, dividend.currency, STYLE),
            },
          ]}
        />
      )}
      {sums.map(({ currency, sum }) => (
        <p key={currency} className={layout.itemTitle}>
          {texts.total}: <strong>{moneyText(sum, currency, STYLE)}</strong>
        </p>
      ))}
      {incomplete.length > 0 && (
        <p>
          {texts.noTotal} {incomplete.map(({ title }) => title).join("; ")}
        </p>
      )}
      <p>
        <small className={layout.label}>{texts.information}</small>
      </p>
    </SectionFrame>
  );
}
