import { z } from "zod";
import type { TableFile } from "../../table-files/table-file.ts";
import { type Field, field, filled } from "../field.ts";

/** A table that an editor has uploaded: its file, and what that has, if it could be read. */
export interface ReadTable {
  /** As the editor knows it. */
  readonly name: string;
  readonly href: string;
  readonly file?: TableFile | undefined;
}

/** A file of the media library with a table (CSV or XLSX). One that cannot be read is reported. */
export const uploadedTable: Field<ReadTable | undefined> = filled(
  "url",
  field(
    z.looseObject({
      url: z.url({ protocol: /^https?$/ }).or(z.string().startsWith("/")),
      name: z.string().nullish(),
    }),
    ({ url: href, name: given }, path) => {
      const name = given || decodedName(href);
      const table = path.tables?.at(href) ?? { state: "unread" as const };
      if (table.state === "read") return { name, href, file: table.file };
      if (table.state === "unusable") path.report(`“${name}” cannot be used: ${table.reason}`);
      else if (path.tables) path.report(`“${name}” cannot be fetched now: it is tried again`);
      return { name, href };
    },
  ),
);

function decodedName(href: string): string {
  const [path = ""] = href.split(/[?#]/, 1);
  const name = path.split("/").at(-1) ?? href;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
