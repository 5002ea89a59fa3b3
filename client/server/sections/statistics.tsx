import type { ReactNode } from "react";
import { content as texts } from "#texts/content.ts";
import { dividends } from "#texts/dividends.ts";
import { brand } from "../../../brand/brand.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import type { Figure } from "../../../src/domain/content/section.ts";
import { LEADING_SIGN } from "../../../src/domain/content/written-number.ts";
import { DateText } from "../../content/date.tsx";
import { label } from "../../styles/layout.css.ts";
import { ActionLink } from "../content/action-link.tsx";
import { dividendRates } from "./dividends.tsx";
import { FigureDownloads } from "./figure-table.tsx";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";
import * as styles from "./statistics.css.ts";

const UNITS = texts.units(brand.currency);

/** Key figures in large text, with their period and source. */
export function Statistics({ section }: SectionProps<"statistics">) {
  const { quoted } = section;
  const count = section.figures.length + (quoted?.perShare ? 1 : 0);
  if (section.figures.length === 0 && !quoted) return null;
  return (
    <SectionFrame
      heading={section.heading}
      background="sand"
      aside={
        <div className={styles.aside}>
          {section.period && (
            <p>
              <small>{section.period}</small>
            </p>
          )}
          {section.source && (
            <p>
              <small>{texts.source(section.source)}</small>
            </p>
          )}
          <FigureDownloads section={section} />
          {section.action && <ActionLink action={section.action} />}
        </div>
      }
    >
      <dl className={count === 3 || count === 5 ? styles.inThrees : styles.figures}>
        {section.figures.map((figure, index) => (
          <FigureView key={index} {...figure} />
        ))}
        {quoted?.perShare && <QuotedDividend dividend={quoted} perShare={quoted.perShare} />}
      </dl>
    </SectionFrame>
  );
}

/** What the document of a dividend says, so that nobody types it twice. */
function QuotedDividend({ dividend, perShare }: { readonly dividend: Dividend; readonly perShare: string }) {
  const [, value = perShare, unit] = /^([\d.,]+)\u00a0(.+)$/.exec(perShare) ?? [];
  const note = (
    <>
      {[...dividendRates(dividend), dividends.days.payment].join(", ")}:{" "}
      {dividend.payment ? <DateText date={dividend.payment} /> : texts.notStated}
    </>
  );
  return <FigureView label={dividend.title} value={value} unit={unit} note={note} />;
}

/** Money in millions is written as in running text, not with the unit of tables behind it. */
function FigureView({
  label: name,
  value,
  unit,
  note,
}: Omit<Figure, "note"> & { readonly note?: ReactNode }) {
  const { before, after } = unit === UNITS.millions ? UNITS.around : { before: "", after: unit };
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <span className={styles.amount}>
          {value.replace(LEADING_SIGN, (sign) => sign + before)}
          {after && <span className={styles.unit}> {after}</span>}
        </span>
      </dd>
      {note && (
        <dd>
          <small className={label}>{note}</small>
        </dd>
      )}
    </div>
  );
}
