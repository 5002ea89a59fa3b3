import { type Table, tableText } from "../../domain/content/table.ts";
import { type Field, list, record } from "./field.ts";
import { richText } from "./rich-text-field.ts";
import { text } from "./simple-fields.ts";

const cells = list(record({ type: text, content: richText }));
const rows = optional(record({ rows: list(record({ cells })) }));
const parts = optional(record({ head: rows, body: rows }));

/** A table. One without any text, as an editor begins it, is empty. */
export const table: Field<Table | undefined> = (value, path) => {
  const read = parts(value, path);
  const [head = [], body = []] = [read?.head, read?.body].map((part) =>
    part?.rows.map((row) => row.cells.map(({ type, content }) => ({ isHeader: type === "header", content }))),
  );
  const found = { head, body };
  return tableText(found) === "" ? undefined : found;
};

function optional<T>(inner: Field<T | undefined>): Field<T | undefined> {
  return (value, path) => (value === null || value === undefined ? undefined : inner(value, path));
}
