import { useContext, useId } from "react";
import { namedPeriod } from "../../../src/domain/content/reporting-period.ts";
import * as styles from "../../content/filter-links.css.ts";
import { PagePath } from "../../content/page-address.ts";
import { useLocale } from "../locale.ts";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";

/** Links to the results of all periods, newest first. The link to the current page is marked. */
export function ReportingPeriods({ section }: SectionProps<"reporting-periods">) {
  const { content: texts } = useLocale().texts;
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
                {namedPeriod(period, texts.periods)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SectionFrame>
  );
}
