import { useId } from "react";
import { lists as texts } from "#texts/lists.ts";
import * as styles from "./filter-links.css.ts";

type Filter = {
  readonly [Name in keyof typeof texts.filters]?: number | string | undefined;
};

interface FilterLinksProps<F extends Filter, Name extends keyof F & keyof Filter> {
  readonly name: Name;
  readonly values: readonly NonNullable<F[Name]>[];
  /** What values are called. Default: as categories are in the language of the site. */
  readonly names?: Readonly<Record<string, string>>;
  /** What the link without a value is called. Default: that it shows all. */
  readonly unfiltered?: string;
  /** What the list is filtered by. */
  readonly filter: F;
  /** Address of the list with another filter. */
  readonly hrefOf: (filter: F) => string;
}

/** Links that filter a list; nothing where there is no value to choose. They work without JavaScript. */
export function FilterLinks<F extends Filter, Name extends keyof F & keyof Filter>(
  props: FilterLinksProps<F, Name>,
) {
  const { name, values, filter, hrefOf } = props;
  const { label, all } = texts.filters[name];
  const { unfiltered = all } = props;
  const names: Readonly<Record<string, string>> = props.names ?? texts.kinds;
  const current = filter[name];
  const labelId = useId();
  // On a phone the row scrolls to the side, and the current value is to be seen without that. An address may name a value
  // that nothing has.
  const inOrder = [...new Set([current, undefined, ...values])];
  if (inOrder.length === 1) return null;
  return (
    <nav className={styles.filter} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {/* Another value is another row, which has not been scrolled. */}
      <ul key={current ?? unfiltered} className={styles.values}>
        {inOrder.map((value) => (
          <li key={value ?? unfiltered}>
            <a
              className={styles.value}
              href={hrefOf({ ...filter, [name]: value })}
              aria-current={value === current ? "true" : undefined}
            >
              {value === undefined ? unfiltered : (names[String(value)] ?? value)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
