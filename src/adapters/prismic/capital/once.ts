import { nameWithoutMarks } from "../../../domain/text/comparable-name.ts";
import { type Field, list } from "../field.ts";

/** A list in which what was typed twice is shown, and added up, once. */
export function once<Entry extends { readonly name: string }>(
  entry: Field<Entry | undefined>,
): Field<Entry[]> {
  return (values, path) => {
    const known = new Set<string>();
    const distinct: Field<Entry | undefined> = (value, at) => {
      const read = entry(value, at);
      const said = JSON.stringify(read && { ...read, name: nameWithoutMarks(read.name) });
      if (read && known.has(said)) at.report(`“${read.name}” is there twice: it counts once`);
      if (known.has(said)) return undefined;
      known.add(said);
      return read;
    };
    return list(distinct)(values, path);
  };
}
