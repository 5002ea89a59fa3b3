import signatures from "./signatures.json" with { type: "json" };

/** Fields by name: `count?` is optional, `lines[]` is a list of objects. */
export interface FieldTexts {
  readonly [name: string]: string | FieldTexts;
}

/** From the file that `npm run marketing:signatures` generates: types do not exist at run time. */
const known: FieldTexts = signatures;

/** Query, body and response of an operation, as text; of `SegmentCondition`, the kinds of conditions as its body. */
export function signatureOf(operation: string) {
  const { query, body, response } = fieldsOf(known[operation]);
  return { query: fieldsOf(query), body: fieldsOf(body), response: fieldsOf(response) };
}

/** A field of an object. */
export interface Field {
  readonly name: string;
  /** The type of the field; for a list of objects, that of an item. */
  readonly type: string | FieldTexts;
  readonly isList: boolean;
  readonly isOptional: boolean;
}

export function fieldsIn(fields: FieldTexts): Field[] {
  return Object.entries(fields).map(([key, type]) => {
    const [, name = "", list, optional] = /^([\w[\]]+?)(\[\])?(\?)?$/.exec(key) ?? [];
    return { name, type, isList: list !== undefined, isOptional: optional !== undefined };
  });
}

/** Types of the query parameters of an operation. */
export function queryTypes(operation: string): ReadonlyMap<string, string> {
  const { query } = signatureOf(operation);
  return new Map(Object.entries(query).map(([name, type]) => [name.replace("?", ""), String(type)]));
}

/** The values of a union of string literals; `undefined` for any other type. */
export function allowedValues(type: string): readonly string[] | undefined {
  const values = type.split(" | ").map((part) => /^"(.*)"$/.exec(part)?.[1]);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function fieldsOf(value: string | FieldTexts | undefined): FieldTexts {
  return typeof value === "object" ? value : {};
}
