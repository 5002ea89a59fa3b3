import type { Locale } from "../../../../../brand/locale.ts";
import type { HoldingField, HoldingInput, HoldingPayments } from "../../../../domain/dividends/holding.ts";
import { localPath } from "../../../../domain/links/address.ts";
import { withoutUnseen } from "../../../../domain/text/unseen.ts";
import { type ParameterForm, TEXT } from "../parameter-form.ts";

/** The parameter without which nothing is asked of a holding. */
export const HOLDING_PARAMETER = "shares";

/** What a visitor asks of a holding. */
export const HOLDING_PARAMETERS = {
  [HOLDING_PARAMETER]: TEXT,
  from: TEXT,
  to: TEXT,
  currency: TEXT,
  class: TEXT,
} as const satisfies Readonly<Record<HoldingField, ParameterForm>>;

/** Hash to which the calculator leads: the sentence with the answer, or the first field that is wrong. */
export const ANSWER_ID = "holding";

/** Path of the workbook with what a holding was paid. No page can have it. */
export const HOLDING_PATH = "/holding.xlsx";

/** The parameter with the path of the page whose calculator a workbook is of. */
export const CALCULATOR_PARAMETER = "calculator";

/** No number, no date and hardly a class of shares is longer. */
const MAX_HOLDING_LENGTH = 40;

/** What a visitor wants to know of a holding: `shares`, `from`, `to`, `currency`, `class`. */
export function holdingOf(query: URLSearchParams): HoldingInput | undefined {
  if (!query.has(HOLDING_PARAMETER)) return undefined;
  const typed = (name: string) => withoutUnseen(query.get(name) ?? "").slice(0, MAX_HOLDING_LENGTH);
  return {
    shares: typed("shares"),
    from: typed("from"),
    to: typed("to"),
    currency: typed("currency"),
    class: typed("class"),
  };
}

/** The query of a holding; the inverse of {@link holdingOf}. */
export function holdingQuery(holding: HoldingInput): string {
  return String(new URLSearchParams({ ...holding }));
}

/** Address of the workbook of a page's calculator: `/holding.xlsx?calculator=%2Fdividends&shares=1000&…`. */
export function holdingHref(pagePath: string, holding: HoldingInput, language?: string): string {
  return `${localPath(HOLDING_PATH, language)}?${new URLSearchParams({ [CALCULATOR_PARAMETER]: pagePath, ...holding })}`;
}

/** The path of the page of such an address; the inverse of {@link holdingHref}. */
export function calculatorOf(query: URLSearchParams): string {
  return query.get(CALCULATOR_PARAMETER) ?? "/";
}

/** As many as reference rates have. */
export const RATE_DIGITS = 6;

/** Why sums are missing, a sentence each. */
export function missingSums(
  { payments, incomplete, conversion }: HoldingPayments,
  locale: Locale,
): readonly string[] {
  const { dividends: texts } = locale.texts;
  const withoutRate = conversion ? payments.filter(({ converted }) => !converted) : [];
  const titles = withoutRate.map(({ event: { title } }) => title);
  return [
    ...(conversion && titles.length > 0 ? [`${texts.noRate(conversion.currency)} ${titles.join("; ")}`] : []),
    ...(incomplete.length > 0 ? [`${texts.noTotal} ${incomplete.map(({ title }) => title).join("; ")}`] : []),
  ];
}

/** What has become of the price of the shares, a sentence for each event. */
export function costBaseNotes(
  { costBases }: HoldingPayments,
  { brand, texts: { content, dividends: texts } }: Locale,
): readonly string[] {
  return costBases.map(({ title, costBase }) => {
    const parts = costBase.map(
      ({ name, percent }) =>
        `${name}${content.colon}${content.percent(percent.toLocaleString(brand.locale))}`,
    );
    return texts.costBase(title, parts.join("; "));
  });
}

/** What the numbers are worth. */
export function holdingNote({ shares, payments, conversion }: HoldingPayments, locale: Locale): string {
  const { dividends: texts } = locale.texts;
  const isOverSplit = payments.some((payment) => payment.shares !== shares);
  return [
    ...(isOverSplit ? [texts.overSplit] : []),
    texts.information,
    ...(conversion ? [texts.rates] : []),
  ].join(" ");
}
