import type { RecordList } from "../../../src/domain/content/record-list.ts";
import { Heading } from "../../content/rich-text.tsx";
import { InItsLanguage } from "../content/in-its-language.tsx";
import { ListedValue } from "../content/list-table.tsx";
import { itemLevel } from "../sections/section-frame.tsx";
import { title } from "../sections/titled-list.css.ts";
import * as styles from "./programme-details.css.ts";

interface ProgrammeDetailsProps {
  readonly section: { readonly heading?: string | undefined };
  /** A list with only this programme, whose first column is its name. */
  readonly list: RecordList;
}

/** A programme under its name, with each value that is stated below what it is. */
export function ProgrammeDetails({ section, list }: ProgrammeDetailsProps) {
  const [row = []] = list.rows;
  const [name, ...columns] = list.columns;
  if (name === undefined) return null;
  return (
    <>
      <Heading level={itemLevel(section)} className={title}>
        <InItsLanguage language={name.languages?.[0]}>
          <ListedValue value={row[0]} decimals={name.decimals} />
        </InItsLanguage>
      </Heading>
      <dl className={styles.details}>
        {columns.map(({ name: key, head, decimals, languages }, index) => (
          <div key={key} className={styles.detail}>
            <dt className={styles.term}>{head}</dt>
            <dd lang={languages?.[0]}>
              <ListedValue value={row[index + 1]} decimals={decimals} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
