import { useId } from "react";
import type { BrowserTexts } from "../../brand/locale.ts";
import * as styles from "./filter-links.css.ts";
import { CHOICE } from "./list-choice.ts";
import { useTexts } from "./locale.ts";

type Filter = {
  readonly [Name in keyof BrowserTexts["lists"]["filters"]]?: number | string | undefined;
};

interface FilterLinksProps<F extends Filter, Name extends keyof F & keyof Filter> {
  readonly name: Name;
  readonly values: readonly NonNullable<F[Name]>[];
  /** Labels of the values. Default: those of categories in the language of the site. */
  readonly names?: Readonly<Record<string, string>>;
  /** Label of the link that removes the filter. Default: “All”, in the language of the site. */
  readonly unfiltered?: string;
  /** The present filter of the list. */
  readonly filter: F;
  /** Address of the list with another filter. */
  readonly hrefOf: (filter: F) => string;
}

/** More links than these are in a menu: in several rows nobody finds one. */
const MAX_IN_ROW = 8;

/**
 * Links that filter a list, in a row, or in a menu if they are many; nothing where there is no value to choose. They work
 * without JavaScript.
 */
export function FilterLinks<F extends Filter, Name extends keyof F & keyof Filter>(
  props: FilterLinksProps<F, Name>,
) {
  const { lists: texts } = useTexts();
  const { name, values, filter, hrefOf } = props;
  const { label, all } = texts.filters[name];
  const { unfiltered = all } = props;
  const names: Readonly<Record<string, string>> = props.names ?? texts.kinds;
  const current = filter[name];
  const labelId = useId();
  // An address may name a value that nothing has.
  const choices = [...new Set([undefined, ...values, current])];
  if (choices.length === 1) return null;
  const nameOf = (value: (typeof choices)[number]) =>
    value === undefined ? unfiltered : (names[String(value)] ?? value);
  const isMenu = choices.length > MAX_IN_ROW;
  // On a phone the row scrolls to the side, and the current value is to be seen without that.
  const inOrder = isMenu ? choices : new Set([current, ...choices]);
  const links = (
    // Another value is another row, which has not been scrolled.
    <ul key={current ?? unfiltered} className={isMenu ? styles.menuValues : styles.values}>
      {[...inOrder].map((value) => (
        <li key={value ?? unfiltered}>
          <a
            className={styles.value}
            href={hrefOf({ ...filter, [name]: value })}
            aria-current={value === current ? "true" : undefined}
          >
            {nameOf(value)}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles.filter} aria-labelledby={labelId} {...{ [CHOICE]: name }}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {isMenu ? (
        // Another value closes the menu.
        <details key={current ?? unfiltered} className={styles.menu}>
          <summary className={styles.chosen}>{nameOf(current)}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  );
}
