import { allowedValues, type FieldTexts, fieldsIn } from "./signatures.ts";

/**
 * A value with the fields that a type describes: those that are given, and the required ones that are not, blank (empty
 * text, 0, false, the first of the allowed values, but not published). Other fields are left out.
 *
 * @param now - The value of a time that is not given.
 */
export function described(fields: FieldTexts, given: object, now: string): object {
  const entries = fieldsIn(fields).flatMap(({ name, type, isList, isOptional }) => {
    if (name.startsWith("[")) return Object.entries(given);
    const value: unknown = Reflect.get(given, name);
    if (value !== undefined) return [[name, completed(type, value, now)]];
    return isOptional ? [] : [[name, isList ? [] : blank(type, now)]];
  });
  return Object.fromEntries(entries);
}

function completed(type: string | FieldTexts, value: unknown, now: string): unknown {
  if (typeof type === "string" || typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map((item) => completed(type, item, now)) : described(type, value, now);
}

/** What the service creates is not published, although its description names that first. */
const UNPUBLISHED = ["draft", "unpublished"];

function blank(type: string | FieldTexts, now: string): unknown {
  if (typeof type === "object") return described(type, {}, now);
  if (type.endsWith("[]")) return [];
  if (type.startsWith("{")) return {};
  const blanks: Readonly<Record<string, unknown>> = { number: 0, boolean: false, Timestamp: now };
  const [first = ""] = type.split(" | ");
  const values = allowedValues(type);
  const unpublished = UNPUBLISHED.find((status) => values?.includes(status));
  return blanks[first] ?? unpublished ?? values?.[0] ?? (/^\d+$/.test(first) ? Number(first) : "");
}
