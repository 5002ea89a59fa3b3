import type { ReactNode } from "react";
import type { Locale } from "../../../brand/locale.ts";
import { type Dividend, EXCHANGE_DAYS, isChanged } from "../../../src/domain/dividends/dividend.ts";
import { isNil } from "../../../src/domain/money/money.ts";
import { moneyText, perShareText, type ShareForm } from "../../../src/domain/money/money-text.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { label } from "../../styles/layout.css.ts";
import { InItsLanguage, InSentence, MadeTitleText } from "../content/in-its-language.tsx";
import { Note } from "../content/note.tsx";
import { useLocale, useTexts } from "../locale.ts";

interface DividendProps {
  readonly dividend: Dividend;
  /** In which all amounts of its table are written. */
  readonly form: ShareForm;
}

/** Its name, which leads to the announcement, what has become of it, and what else is to be said. */
export function DividendName({ dividend, form }: DividendProps) {
  const locale = useLocale();
  const { dividends: texts } = locale.texts;
  const { status, before, document } = dividend;
  const name = <MadeTitleText of={dividend} />;
  const wasStatus = before.status && texts.wasBefore(texts.statuses[before.status]);
  const life = status === "Declared" && wasStatus === undefined ? undefined : texts.statuses[status];
  const details = detailsOf(dividend, form, locale);
  const change = isChanged(dividend) && status !== "Cancelled" ? texts.changed : undefined;
  return (
    <>
      {document ? <ContentLink link={{ kind: "pdf", href: document.href }}>{name}</ContentLink> : name}
      {[life, change].map(
        (text) =>
          text && (
            <Note key={text}>
              <strong>{text}</strong>
              {text === life && wasStatus && `, ${wasStatus}`}
            </Note>
          ),
      )}
      {details.length > 0 && (
        <ul role="list">
          {details.map((detail, index) => (
            <li key={index} className={label}>
              {detail}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is paid for a share, and what it was before a change. */
export function DividendAmount({ dividend, form }: DividendProps) {
  const {
    moneyStyle,
    texts: { dividends: texts },
  } = useLocale();
  const { amount, before } = dividend;
  if (amount === undefined) return null;
  return (
    <div>
      <b>{isNil(amount) ? texts.nil : perShareText(amount, moneyStyle, form)}</b>
      {before.amount && (
        <Note>
          {texts.wasBefore(isNil(before.amount) ? texts.nil : perShareText(before.amount, moneyStyle, form))}
        </Note>
      )}
    </div>
  );
}

/** The parts of the amount, the choices of holders, the days at other exchanges and before a change, and a note. */
function detailsOf(dividend: Dividend, form: ShareForm, locale: Locale): readonly ReactNode[] {
  const { moneyStyle } = locale;
  const { content, dividends: texts } = locale.texts;
  const { parts, before, exchanges, note, wordsIn } = dividend;
  return [
    ...parts.map(({ name, wordsIn: languages, amount, withholding }) => {
      const rate = percentText(withholding, locale);
      const tax = rate === undefined ? "" : `, ${texts.withheldAt(rate)}`;
      return (
        <InSentence
          key={name}
          sentence={(words) => `${words}${content.colon}${perShareText(amount, moneyStyle, form)}${tax}`}
          words={name}
          language={languages?.name}
        />
      );
    }),
    ...EXCHANGE_DAYS.flatMap((day) =>
      before[day] === undefined ? (
        []
      ) : (
        <DayOf key={day} name={texts.beforeChange(texts.days[day])} day={before[day]} />
      ),
    ),
    ...currencyDetails(dividend, locale),
    ...shareDetails(dividend, locale),
    ...exchanges.flatMap(({ exchange = texts.otherExchange, ...days }) =>
      EXCHANGE_DAYS.flatMap((day) =>
        days[day] === undefined ? (
          []
        ) : (
          <DayOf key={day} name={`${texts.days[day]} (${exchange})`} day={days[day]} />
        ),
      ),
    ),
    ...(note === undefined
      ? []
      : [
          <InItsLanguage key="note" language={wordsIn?.note}>
            {note}
          </InItsLanguage>,
        ]),
  ];
}

function currencyDetails(
  { currencyChoices, currencyElection }: Dividend,
  locale: Locale,
): readonly ReactNode[] {
  const { moneyStyle } = locale;
  const { content, dividends: texts } = locale.texts;
  const choices = currencyChoices.map(({ currency, amount }) =>
    amount ? moneyText(amount, moneyStyle) : currency,
  );
  return [
    ...(choices.length === 0 ? [] : [`${texts.currencies}${content.colon}${choices.join(", ")}`]),
    ...(currencyElection === undefined
      ? []
      : [<DayOf key="currency" name={texts.days.currencyElection} day={currencyElection} />]),
  ];
}

function shareDetails({ sharesInstead, election }: Dividend, locale: Locale): readonly ReactNode[] {
  const { brand, moneyStyle } = locale;
  const { content, dividends: texts } = locale.texts;
  const { plan, price, discount, ratio, from } = sharesInstead ?? {};
  const write = (count: number) => count.toLocaleString(brand.locale, { maximumFractionDigits: 8 });
  const terms = [
    price && `${texts.reinvestmentPrice} ${moneyText(price, moneyStyle)}`,
    discount !== undefined && `${texts.discount} ${percentText(discount, locale)}`,
    ratio && texts.ratioOf(write(ratio.new), write(ratio.old)),
  ].filter(Boolean);
  return [
    ...(plan === undefined
      ? []
      : [[texts.plans[plan], terms.join(", ")].filter(Boolean).join(content.colon)]),
    ...(from === undefined ? [] : [<DayOf key="from" name={texts.electionFrom} day={from} />]),
    ...(election === undefined ? [] : [<DayOf key="until" name={texts.days.election} day={election} />]),
  ];
}

function DayOf({ name, day }: { readonly name: string; readonly day: string | undefined }) {
  const { content } = useTexts();
  return (
    <>
      {name}
      {content.colon}
      {day && <DateText date={day} />}
    </>
  );
}

/** A rate, as the site writes it. */
export function percentText(rate: number | undefined, locale: Locale): string | undefined {
  const { brand } = locale;
  const { content } = locale.texts;
  return rate === undefined ? undefined : content.percent(rate.toLocaleString(brand.locale));
}
