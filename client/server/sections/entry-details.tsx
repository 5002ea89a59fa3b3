import type { RecordList } from "../../../src/domain/content/record-list.ts";
import { Heading } from "../../content/rich-text.tsx";
import { ListedValue } from "../content/list-table.tsx";
import * as styles from "./entry-details.css.ts";
import { itemLevel } from "./section-frame.tsx";
import { title } from "./titled-list.css.ts";

interface EntryDetailsProps {
  readonly section: { readonly heading?: string | undefined };
  /** With one entry, whose first column is its name. */
  readonly list: RecordList;
}

/** An entry of a list under its name, with each value that is stated beside what it is. */
export function EntryDetails({ section, list }: EntryDetailsProps) {
  const [row = []] = list.rows;
  const [name, ...columns] = list.columns;
  if (name === undefined) return null;
  return (
    <>
      <Heading level={itemLevel(section)} className={title}>
        <ListedValue value={row[0]} decimals={name.decimals} />
      </Heading>
      <dl className={styles.details}>
        {columns.map(({ name: key, head, decimals }, index) => (
          <div key={key} className={styles.detail}>
            <dt className={styles.term}>{head}</dt>
            <dd>
              <ListedValue value={row[index + 1]} decimals={decimals} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
