import { useId } from "react";
import * as styles from "./filter-links.css.ts";

interface FilterLinksProps<T extends string | number> {
  /** Name of the filter: `Year`. */
  readonly label: string;
  /** Label of the link that clears the filter: `All years`. */
  readonly all: string;
  readonly values: readonly T[];
  readonly current: T | undefined;
  /** Address of the list filtered by a value; `undefined` for the unfiltered list. */
  readonly hrefOf: (value: T | undefined) => string;
}

/** Links that filter a list; nothing where there are no values. They work without JavaScript. */
export function FilterLinks<T extends string | number>(props: FilterLinksProps<T>) {
  const { label, all, values, current, hrefOf } = props;
  const labelId = useId();
  if (values.length === 0) return null;
  // On a phone the row scrolls to the side, and the current value is to be seen without that.
  const inOrder = [...new Set([current, undefined, ...values])];
  return (
    <nav className={styles.filter} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ul className={styles.values}>
        {inOrder.map((value) => (
          <li key={value ?? all}>
            <a
              className={styles.value}
              href={hrefOf(value)}
              aria-current={value === current ? "true" : undefined}
            >
              {value ?? all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
