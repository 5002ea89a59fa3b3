import { find, type Table } from "./collections.ts";
import { invalidResource } from "./problems.ts";

/** Rejects a folder that does not exist; an empty id and 0 mean no folder. */
export function mustBeFolder(
  table: Table<unknown>,
  folder_id: string | number | undefined,
  field: string,
): void {
  if (!folder_id || find(table, [folder_id]) !== undefined) return;
  throw invalidResource({ field, message: "The folder does not exist." });
}
