import * as styles from "../content/filter-links.css.ts";
import { usePageAddress } from "../page-address.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

const LABEL = "Results by period";

/** Links to the results of all periods, newest first. The link to the current page is marked. */
export function ReportingPeriods({ section }: SectionProps<"reporting-periods">) {
  const { pathname } = usePageAddress();
  if (section.periods.length === 0) return null;
  return (
    <SectionFrame heading={section.heading}>
      <nav aria-label={LABEL}>
        {!section.heading && (
          <span className={styles.label} aria-hidden="true">
            {LABEL}
          </span>
        )}
        <ul className={styles.values}>
          {section.periods.map(({ name, href }) => (
            <li key={href}>
              <a href={href} className={styles.value} aria-current={href === pathname ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SectionFrame>
  );
}
