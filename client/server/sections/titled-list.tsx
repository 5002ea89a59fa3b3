import type { RecordList } from "../../../src/domain/content/record-list.ts";
import { Heading } from "../../content/rich-text.tsx";
import { ListTable } from "../content/list-table.tsx";
import { itemLevel } from "./section-frame.tsx";
import { title } from "./titled-list.css.ts";

interface TitledListProps {
  /** Its hash. Default: none. */
  readonly id?: string;
  readonly section: { readonly heading?: string | undefined };
  readonly list: RecordList;
}

/** One of several lists of a section under its title; nothing without entries. */
export function TitledList({ id, section, list }: TitledListProps) {
  if (list.rows.length === 0) return null;
  return (
    <>
      <Heading id={id} level={itemLevel(section)} className={title}>
        {list.title}
      </Heading>
      <ListTable list={list} />
    </>
  );
}
