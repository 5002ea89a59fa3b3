import { readFileSync } from "node:fs";

/** Fields by name: `count?` is optional, `lines[]` is a list of objects. */
export interface FieldTexts {
  readonly [name: string]: string | FieldTexts;
}

/** Arguments of a call other than path parameters, as text. */
export interface SignatureText {
  readonly query: FieldTexts;
  readonly body: FieldTexts;
}

let known: FieldTexts | undefined;

/** The signature of an operation, from the file that `npm run marketing:compat` generates. */
export function signatureOf(operation: string): SignatureText {
  known ??= read();
  const { query, body } = fieldsOf(known[operation]);
  return { query: fieldsOf(query), body: fieldsOf(body) };
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

function read(): FieldTexts {
  const fields: unknown = JSON.parse(readFileSync(new URL("signatures.json", import.meta.url), "utf8"));
  if (!isFields(fields)) throw new Error("signatures.json is not as npm run marketing:compat writes it");
  return fields;
}

function isFields(value: unknown): value is FieldTexts {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((field) => typeof field === "string" || isFields(field))
  );
}

function fieldsOf(value: string | FieldTexts | undefined): FieldTexts {
  return typeof value === "object" ? value : {};
}
