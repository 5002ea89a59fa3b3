import {
  allowedValues,
  type FieldTexts,
  fieldsIn,
  signatureOf,
} from "../../../../src/adapters/in-memory/marketing/signatures.ts";
import { findOperation } from "../../../../src/ports/marketing-api/operations.ts";
import { described, unlikeExample } from "../description/described.ts";

type Example = (typeof described)[number]["response"];

const examples = new Map<string, Example>(described.map(({ name, response }) => [name, response]));

/** Calls that fail if a response is not what the catalog describes, or is unlike the provider's example. */
export function checkingResponses<T extends object>(calls: T, path = ""): T {
  return new Proxy(calls, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      const isGroup = typeof inner === "function" || (typeof inner === "object" && inner !== null);
      return isGroup ? checkingResponses(inner, path === "" ? String(key) : `${path}.${String(key)}`) : inner;
    },
    apply(target, self, args) {
      const result: unknown = typeof target === "function" ? Reflect.apply(target, self, args) : undefined;
      const [given] = args;
      const isNarrowed = given?.fields !== undefined || given?.exclude_fields !== undefined;
      if (!(result instanceof Promise) || isNarrowed || findOperation(path) === undefined) return result;
      return result.then((data: unknown) => {
        const { response } = signatureOf(path);
        const lacking =
          data === undefined && Object.keys(response).length === 0 ? [] : lackingIn(data, response);
        if (lacking.length > 0) throw new Error(`The response of ${path} lacks ${lacking.join(", ")}`);
        const unlike = [...unknownIn(data, response), ...unlikeExample(data, examples.get(path))];
        if (unlike.length > 0) throw new Error(`In the response of ${path}, ${unlike.join(", ")}`);
        return data;
      });
    },
  });
}

/** Paths of the described fields that an object lacks, or that have another type. */
function lackingIn(data: unknown, fields: FieldTexts): string[] {
  if (typeof data !== "object" || data === null) return ["all"];
  return fieldsIn(fields).flatMap((field) => {
    const { name, type, isList, isOptional } = field;
    const value: unknown = Reflect.get(data, name);
    if (name.startsWith("[") || (value === undefined && isOptional)) return [];
    if (typeof type === "string") return isOf(type, value) ? [] : [`${name} of type ${type}`];
    if (isList !== Array.isArray(value)) return [name];
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => lackingIn(item, type).map((inner) => `${name}.${inner}`));
  });
}

/** Paths of the fields that an object has, and that are not described. */
function unknownIn(data: unknown, fields: FieldTexts): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => unknownIn(item, fields));
  const known = new Map(fieldsIn(fields).map((field) => [field.name, field]));
  const isMap = [...known.keys()].some((name) => name.startsWith("["));
  if (isMap || typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const type = known.get(name)?.type;
    if (type === undefined) return `${name} is unknown`;
    return typeof type === "string" ? [] : unknownIn(value, type).map((inner) => `${name}.${inner}`);
  });
}

function isOf(type: string, value: unknown): boolean {
  const allowed = allowedValues(type);
  if (allowed !== undefined) return allowed.includes(String(value));
  if (type.endsWith("[]")) return Array.isArray(value);
  if (value === undefined) return false;
  if (type === "Timestamp") return value === "" || !Number.isNaN(Date.parse(String(value)));
  return !["string", "number", "boolean"].includes(type) || typeof value === type;
}
