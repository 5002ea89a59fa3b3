import { useContext, useId } from "react";
import type { Locale } from "../../../brand/locale.ts";
import type { ReportingPeriod } from "../../../src/domain/content/reporting-period.ts";
import * as styles from "../../content/filter-links.css.ts";
import { PagePath } from "../../content/page-address.ts";
import { useLocale } from "../locale.ts";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";

/** Links to the results of all periods, newest first. The link to the current page is marked. */
export function ReportingPeriods({ section }: SectionProps<"reporting-periods">) {
  const locale = useLocale();
  const { content: texts } = locale.texts;
  const pathname = useContext(PagePath);
  const labelId = useId();
  if (section.periods.length === 0) return null;
  return (
    <SectionFrame background="row" content="below">
      <nav aria-labelledby={labelId} className={styles.filter}>
        <span id={labelId} className={styles.label}>
          {section.heading ?? texts.resultsByPeriod}
        </span>
        <ul className={styles.values}>
          {section.periods.map(({ period, href }) => (
            <li key={href}>
              <a href={href} className={styles.value} aria-current={href === pathname ? "page" : undefined}>
                {periodName(period, locale)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SectionFrame>
  );
}

function periodName(period: ReportingPeriod, locale: Locale): string {
  const { content: texts } = locale.texts;
  const { year, half, halfYear, quarter, months } = texts.periods;
  if (period.name !== undefined) return period.name;
  switch (period.kind) {
    case "year":
      return year(period);
    case "half-year":
      return halfYear(period);
    case "half":
      return half(period.half, period);
    case "quarter":
      return quarter(period.quarter, period);
    case "months":
      return months(period.months, period);
    case "other":
      return String(period.year);
  }
}
