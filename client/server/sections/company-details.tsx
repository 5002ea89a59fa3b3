import type { ReactNode } from "react";
import type { Locale } from "../../../brand/locale.ts";
import type { Listing } from "../../../brand/schema.ts";
import type { Party } from "../../../src/domain/issuer/issuer.ts";
import { priceCurrency } from "../../../src/domain/money/currency.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { Heading } from "../../content/rich-text.tsx";
import { RowTable } from "../content/row-table.tsx";
import { useLocale, useTexts } from "../locale.ts";
import * as styles from "./company-details.css.ts";
import { itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

/** Who the company is by law and at its exchanges, and who works for it. */
export function CompanyDetails({ section }: SectionProps<"company-details">) {
  const locale = useLocale();
  const { brand } = locale;
  const { issuer: texts } = locale.texts;
  const { parties, indices, representatives } = section.issuer;
  const level = itemLevel(section);
  return (
    <SectionFrame heading={section.heading} intro={section.intro} content="below">
      <Heading level={level} className={styles.title}>
        {texts.company}
      </Heading>
      <Facts
        facts={[
          ...factsByLaw(locale),
          {
            name: texts.representatives,
            values: representatives.map(({ name, role }) => [name, role].filter(Boolean).join(", ")),
          },
          ...factsOfReporter(locale),
          { name: texts.indices, values: indices },
        ]}
      />
      {brand.listings.length > 0 && (
        <>
          <Heading level={level} className={styles.title}>
            {texts.listings}
          </Heading>
          <Listings />
        </>
      )}
      {parties.length > 0 && (
        <>
          <Heading level={level} className={styles.title}>
            {texts.parties}
          </Heading>
          <Facts
            facts={parties.map(({ role, name, details, link }) => ({
              name: texts.roles[role],
              values: [<LinkedName key="name" name={name} link={link} />, details],
            }))}
          />
        </>
      )}
    </SectionFrame>
  );
}

function LinkedName({ name, link }: Pick<Party, "name" | "link">) {
  return link ? <ContentLink link={link}>{name}</ContentLink> : name;
}

interface Fact {
  readonly name: string;
  /** A line each; those without a value are left out, and so is a fact without any. */
  readonly values: readonly ReactNode[];
}

/** What the law asks for. */
function factsByLaw(locale: Locale): readonly Fact[] {
  const { brand } = locale;
  const { issuer: texts } = locale.texts;
  const { legalName, legal } = brand;
  return [
    { name: texts.legalName, values: [legalName] },
    { name: texts.form, values: [legal?.form] },
    { name: texts.place, values: [legal?.place] },
    { name: texts.seat, values: [legal?.seat] },
    { name: texts.office, values: legal?.office ?? [] },
    ...(legal?.numbers ?? []).map(({ name, number, register }) => ({
      name: [register, name].filter(Boolean).join(", "),
      values: [number],
    })),
    { name: texts.vatId, values: [legal?.vatId] },
  ];
}

/** What markets ask for. */
function factsOfReporter(locale: Locale): readonly Fact[] {
  const { brand } = locale;
  const { issuer: texts } = locale.texts;
  const { lei, yearEnd, currency } = brand;
  return [
    { name: texts.lei, values: [lei] },
    { name: texts.yearEnd, values: [yearEnd && dayOfYear(yearEnd, locale)] },
    { name: texts.currency, values: [currencyName(currency.code, locale)] },
  ];
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .map(({ name, values }) => ({ name, values: values.filter(Boolean) }))
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }, index) => (
          <div key={index} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            {values.map((value, line) => (
              <dd key={line} className={styles.value}>
                {value}
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}

/** The shares, or receipts of them, at each exchange. */
function Listings() {
  const locale = useLocale();
  const { brand } = locale;
  const { issuer: texts } = locale.texts;
  return (
    <RowTable
      name={texts.listings}
      rows={brand.listings}
      keyOf={({ mic, ticker }) => mic + ticker}
      columns={[
        { name: texts.exchange, cell: (listing) => <Place {...listing} /> },
        { name: texts.ticker, isText: true, cell: ({ ticker }) => ticker },
        { name: texts.isin, isText: true, cell: ({ isin }) => isin },
        { name: texts.priceIn, isText: true, cell: ({ currency: code }) => priceText(code, locale) },
      ]}
    />
  );
}

function Place({ exchange, receipts }: Pick<Listing, "exchange" | "receipts">) {
  const { issuer: texts } = useTexts();
  return (
    <>
      {exchange}
      {receipts && (
        <small className={styles.receipts}>{texts.receipts(receipts.receipts, receipts.shares)}</small>
      )}
    </>
  );
}

function priceText(code: Listing["currency"], locale: Locale): string {
  const { issuer: texts } = locale.texts;
  const price = priceCurrency(code);
  return price?.isHundredths ? `${code}, ${texts.hundredthsOf(price.currency)}` : code;
}

function dayOfYear(monthAndDay: string, locale: Locale): string {
  const { brand } = locale;
  const format = new Intl.DateTimeFormat(brand.locale, { day: "numeric", month: "long", timeZone: "UTC" });
  // In a year with 29 February.
  return format.format(new Date(`2024-${monthAndDay}T00:00:00Z`));
}

function currencyName(code: string, locale: Locale): string {
  const { brand } = locale;
  return `${new Intl.DisplayNames(brand.locale, { type: "currency" }).of(code)} (${code})`;
}
