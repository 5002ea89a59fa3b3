import { z } from "zod";
import {
  allowedValues,
  type FieldTexts,
  fieldsIn,
} from "../../../../src/adapters/in-memory/marketing/signatures.ts";
import { operations } from "../../../../src/ports/marketing-api/operations.ts";
import provided from "./examples.json" with { type: "json" };

/**
 * What an example of the provider has: `string`, `number`, `boolean`, `time`, `=one of the allowed values`, `#name of a shape`,
 * a list of one kind of items, or fields, of which `[key]` stands for any. Items of lists lack some of their fields.
 */
type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };

const shape: z.ZodType<Shape> = z.lazy(() =>
  z.union([z.string(), z.array(shape), z.record(z.string(), shape)]),
);
const { shapes, operations: examples } = z
  .object({
    shapes: z.record(z.string(), shape),
    operations: z.record(z.string(), z.object({ body: shape.optional(), response: shape })),
  })
  .parse(provided);

/**
 * Fields of which more is known: the service sends `email_type` as `html` or `text`, where examples have an object; and
 * `signing_secret` is only in the response of a webhook's creation, by the provider's text on webhooks.
 */
const BETTER_KNOWN: readonly string[] = ["email_type", "signing_secret"];

/** The provider's examples of an operation: of a body, what it requires; of a response, all fields but those of items. */
export const described = operations.flatMap(({ name, operation: { route } }) => {
  const example = examples[route];
  return example === undefined ? [] : [{ name, route, ...example }];
});

/** Routes of examples that the catalog does not have. */
export const unknownRoutes = Object.keys(examples).filter((route) =>
  described.every((one) => one.route !== route),
);

/** What an example of a response has that the catalog lacks, or has in another type. */
export function lackingInCatalog(example: Shape, fields: FieldTexts, at = ""): readonly string[] {
  const known = new Map(fieldsIn(fields).map((field) => [field.name, field]));
  return Object.entries(fieldsOf(example)).flatMap(([name, theirs]) => {
    const field = known.get(name);
    if (name === "[key]" || BETTER_KNOWN.includes(name)) return [];
    if (field === undefined) return `${at}${name} is missing`;
    if (typeof field.type === "object") return lackingInCatalog(theirs, field.type, `${at}${name}.`);
    return isAlike(theirs, field.type) ? [] : `${at}${name} is ${field.type}`;
  });
}

/** The fields that a body requires, with those of objects in it: `contact.city`. */
export function requiredInExample(example: Shape, at = ""): readonly string[] {
  return Object.entries(fieldsOf(example)).flatMap(([name, theirs]) => [
    `${at}${name}`,
    ...requiredInExample(theirs, `${at}${name}.`),
  ]);
}

/** The same, of the catalog. */
export function requiredInCatalog(fields: FieldTexts, at = ""): readonly string[] {
  return fieldsIn(fields).flatMap(({ name, type, isOptional }) => {
    if (isOptional || name.startsWith("[")) return [];
    return [`${at}${name}`, ...(typeof type === "object" ? requiredInCatalog(type, `${at}${name}.`) : [])];
  });
}

/** What a response has in another type than the provider's example. */
export function unlikeExample(data: unknown, example: Shape | undefined, at = ""): readonly string[] {
  if (Array.isArray(data)) return data.flatMap((item) => unlikeExample(item, example, at));
  if (typeof data !== "object" || data === null) return [];
  const theirs = fieldsOf(example);
  return Object.entries(data).flatMap(([name, value]) => {
    const expected = theirs[name];
    if (expected === undefined || BETTER_KNOWN.includes(name)) return [];
    if (typeof value === "object") return unlikeExample(value, expected, `${at}${name}.`);
    return isValueOf(value, expected) ? [] : `${at}${name} is ${JSON.stringify(value)}`;
  });
}

/** The fields of an example, or of the items of its list. */
function fieldsOf(example: Shape | undefined): Readonly<Record<string, Shape>> {
  if (example === undefined) return {};
  if (typeof example === "string") return example.startsWith("#") ? fieldsOf(shapes[example.slice(1)]) : {};
  if (isList(example)) return fieldsOf(example[0]);
  return example;
}

function isList(example: Shape): example is readonly Shape[] {
  return Array.isArray(example);
}

/** Whether the type of a field fits what an example has. */
function isAlike(theirs: Shape, ours: string): boolean {
  if (typeof theirs === "object") return isList(theirs) && ours.endsWith("[]");
  if (theirs === "time") return ours.includes("Timestamp");
  if (theirs === "number" || theirs === "boolean") return ours === theirs;
  const allowed = allowedValues(ours);
  if (allowed === undefined) return ours === "string" || ours.includes("Timestamp");
  return theirs.startsWith("=") ? allowed.includes(theirs.slice(1)) : true;
}

function isValueOf(value: unknown, example: Shape): boolean {
  if (typeof example === "object") return false;
  if (example === "number" || example === "boolean") return typeof value === example;
  const isTime = example === "time" && value !== "";
  return typeof value === "string" && !(isTime && Number.isNaN(Date.parse(value)));
}
