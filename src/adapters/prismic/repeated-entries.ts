import { type ContentProblem, warning } from "../../domain/report/problem.ts";
import type { ServiceDocument } from "./service-document.ts";
import { isEmpty, isRecord } from "./stated-facts.ts";

type Entry = Readonly<Record<string, unknown>>;

/** Entries and slices that an editor has copied, and not changed: visitors see the same twice. */
export function repeatedEntries(documents: readonly ServiceDocument[]): readonly ContentProblem[] {
  return documents.flatMap(({ id: document, type, data }) =>
    repeatedIn(data, "data").map((field) => ({ document, type, ...warning("is there twice", field) })),
  );
}

/** The fields of entries that are the same as one before in their list. */
function repeatedIn(value: unknown, field: string): readonly string[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, list]) => {
    const at = `${field}.${name}`;
    if (!Array.isArray(list)) return isRecord(list) && name === "primary" ? repeatedIn(list, at) : [];
    const known = new Set<string>();
    return list.flatMap((entry: unknown, index): readonly string[] => {
      if (!isRecord(entry) || isText(entry)) return [];
      const same = JSON.stringify(entry, withoutKeys);
      const isRepeated = known.has(same) && Object.values(entry).some((one) => !isEmpty(one));
      known.add(same);
      return isRepeated ? [`${at}[${index}]`] : repeatedIn(entry, `${at}[${index}]`);
    });
  });
}

/** Whether it is a block of a rich text. */
function isText({ type }: Entry): boolean {
  return typeof type === "string";
}

/** Each slice and each link has a key of its own. */
function withoutKeys(name: string, value: unknown): unknown {
  if (name === "key") return undefined;
  return isRecord(value) && "slice_type" in value ? { ...value, id: undefined } : value;
}
