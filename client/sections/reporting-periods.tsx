import { useId } from "react";
import * as styles from "../content/filter-links.css.ts";
import { usePageAddress } from "../page-address.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

/** Links to the results of every period, the newest first; that of the page is marked. */
export function ReportingPeriods({ section }: SectionProps<"reporting-periods">) {
  const { pathname } = usePageAddress();
  const labelId = useId();
  if (section.periods.length === 0) return null;
  return (
    <SectionFrame heading={section.heading}>
      <nav aria-labelledby={labelId}>
        <span id={labelId} className={section.heading ? visuallyHidden : styles.label}>
          Results by period
        </span>
        <ul className={styles.values}>
          {section.periods.map(({ name, title, href }) => (
            <li key={href}>
              <a
                href={href}
                title={title}
                className={styles.value}
                aria-current={href === pathname ? "page" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SectionFrame>
  );
}
