import { isDay, isLink, type ListValue, type RecordList } from "../../../domain/content/record-list.ts";

/** The content of a file of lists. */
export interface ListFile {
  readonly title: string;
  /** Whole address of the page. */
  readonly page: string;
  readonly source?: string | undefined;
  /** When the page was last published, ISO 8601 in UTC. */
  readonly published?: string | undefined;
  readonly lists: readonly RecordList[];
}

/** A value as a number or a text: a day as `YYYY-MM-DD`, a link as its whole address. */
export function plainValue(value: ListValue, page: string): string | number | undefined {
  if (isDay(value)) return value.day;
  if (!isLink(value)) return value;
  // An address that is not known yet leads home, which tells nothing.
  return value.link.kind === "unresolved" ? undefined : new URL(value.link.href, page).href;
}

/** Lists as JSON: each row with the values that are stated, by the names of their columns. */
export function listsJson({ lists, ...common }: ListFile) {
  return {
    ...common,
    lists: lists.map(({ title, columns, rows }) => ({
      title,
      columns: Object.fromEntries(columns.map(({ name, head }) => [name, head] as const)),
      rows: rows.map((row) => {
        const values = columns.map(({ name }, index) => [name, plainValue(row[index], common.page)] as const);
        return Object.fromEntries(
          values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
        );
      }),
    })),
  };
}
