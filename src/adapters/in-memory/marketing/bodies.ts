import { z } from "zod";
import type { Shape, TypedOperation } from "../../../ports/marketing-api/operation.ts";
import type { OperationName, RowAt } from "../../../ports/marketing-api/operations.ts";
import { findOperation } from "../../../ports/marketing-api/operations.ts";
import type { SegmentCondition } from "../../../ports/marketing-api/types/segment-conditions.ts";
import { invalidResource } from "./problems.ts";
import { allowedValues, type Field, type FieldTexts, fieldsIn, signatureOf } from "./signatures.ts";
import { timeOf, timestamp } from "./timestamps.ts";

/** The type of the body of an operation; an empty object without one. */
export type BodyOf<Name extends OperationName> =
  RowAt<Name> extends TypedOperation<infer _R, infer S extends Shape, infer _O>
    ? S extends { readonly body: infer B extends object }
      ? B
      : object
    : never;

const BLANK = "This value should not be blank.";

/** Required text: not missing and not empty. */
const filled = z.string().trim().min(1, BLANK);

/** A date from a caller, converted to the format of responses. Empty text means no date. */
const dateTime = z
  .string()
  .refine((text) => text === "" || !Number.isNaN(timeOf(text)), "Please enter a valid date.")
  .transform((text) => (text === "" ? "" : timestamp(timeOf(text))));

const address = z.email("Please provide a valid email address.");
const url = z.url({ protocol: /^https?$/, error: "Please provide a valid URL." });

/**
 * What the types do not say of text, by the name of its field: in all operations, or in those of a group (`lists.subject` also
 * in the groups below `lists`).
 */
const FORMATS: Readonly<Record<string, z.ZodType>> = {
  email_address: address,
  from_email: address,
  verification_email: address,
  test_emails: address,
  reply_to: z.union([address, z.literal("")], "Please provide a valid email address."),
  "batchWebhooks.url": url,
  "campaigns.content.url": url,
  "lists.webhooks.url": url,
  "ecommerce.stores.currency_code": z.string().regex(/^[A-Z]{3}$/, "This value is not a valid currency."),
  // Optional, but not blank.
  tags: filled,
  // The handler checks the addresses of members; the subject of a list may be empty.
  "lists.email_address": filled,
  "lists.subject": z.string(),
  "SegmentCondition.value": z.string(),
  "SegmentCondition.extra": z.string(),
};

/** Lists that are refused when they are empty, where they are required. */
const NOT_EMPTY: readonly string[] = ["include_stages", "operations", "test_emails", "variants"];

/** Fields that the types leave optional, but without which the object around them says nothing. */
const NEEDED: readonly string[] = [
  "location.latitude",
  "location.longitude",
  "marketing_permissions.marketing_permission_id",
  "marketing_permissions.enabled",
  "outreach.id",
];

/** Parts of a record that a PATCH changes field by field; any other part is replaced, and has to be complete. */
const MERGED: readonly string[] = ["settings", "contact", "campaign_defaults"];

/** A member of an import, which is validated by itself. */
const IMPORTED = z.looseObject({ email_address: z.string().optional() });

const schemas = new Map<string, z.ZodType<object>>();

/**
 * The schema of the body of an operation, from the types of the catalog. The body of a PATCH may be partial, but must
 * not empty what a new record needs.
 */
function schemaOf(operation: string): z.ZodType<object> {
  const { body } = signatureOf(operation);
  const isPartial = findOperation(operation)?.method === "PATCH";
  const created = isPartial ? signatureOf(operation.replace(/\b\w+$/, "create")).body : body;
  const schema = schemas.get(operation) ?? objectOf(body, { operation, isPartial, part: "" }, created);
  schemas.set(operation, schema);
  return schema;
}

interface Place {
  readonly operation: string;
  /** Whether required fields may be missing. */
  readonly isPartial: boolean;
  /** The field with the object; empty for the body. */
  readonly part: string;
}

/** The schema of an object; `created` has the fields of such an object in a new record. */
function objectOf(fields: FieldTexts, place: Place, created = fields): z.ZodType<object> {
  const parsed = fieldsIn(fields);
  const [first] = parsed;
  if (first?.name.startsWith("[") === true) return z.record(z.string(), typeOf(first, place));
  const inCreated = new Map(fieldsIn(created).map((field) => [field.name, field]));
  const shape = parsed.map((field) => {
    const { name, isList } = field;
    const isOptional = (field.isOptional || place.isPartial) && !NEEDED.includes(`${place.part}.${name}`);
    const inner = typeOf(field, place, inCreated.get(name));
    const schema = isList ? listOf(name, name === "members" ? IMPORTED : inner, !isOptional) : inner;
    return [name, isOptional ? schema.optional() : schema];
  });
  return z.object(Object.fromEntries([...shape, ...ALSO_IN(fields)]));
}

/** A list of conditions with a prebuilt segment is refused: to ignore it would send a campaign to the whole list. */
const ALSO_IN = (fields: FieldTexts) =>
  "saved_segment_id?" in fields
    ? [["prebuilt_segment_id", z.literal("", { error: "The segment does not exist." }).optional()]]
    : [];

function listOf(name: string, item: z.ZodType, isRequired: boolean): z.ZodType {
  return isRequired && NOT_EMPTY.includes(name) ? z.array(item).min(1, BLANK) : z.array(item);
}

/** The schema of a type in the words of the signatures. */
function typeOf({ name, type }: Pick<Field, "name" | "type">, place: Place, created?: Field): z.ZodType {
  if (typeof type === "object") {
    const inside = { ...place, part: name, isPartial: place.isPartial && MERGED.includes(name) };
    return objectOf(type, inside, typeof created?.type === "object" ? created.type : type);
  }
  const isFilled = created?.isOptional === false;
  if (type.endsWith("[]")) {
    const item = type.slice(0, -2).replace(/^\((.*)\)$/, "$1");
    return listOf(name, typeOf({ name, type: item }, place), isFilled);
  }
  const values = allowedValues(type);
  if (values !== undefined) return z.enum(values);
  switch (type) {
    case "string":
      return formatOf(name, place) ?? (isFilled ? filled : z.string());
    case "number":
      return z.number();
    case "boolean":
      return z.boolean();
    case "Timestamp":
      return dateTime;
    case "SegmentCondition":
      return condition;
    case "number | string":
      return z.union([z.string(), z.number()]);
    case 'string | { name: string; status: "inactive" | "active" }':
      return z.union([
        z.string().min(1),
        z.object({ name: z.string(), status: z.enum(["inactive", "active"]) }),
      ]);
    case "string | number | { [part]: string }":
      return z.union([z.string(), z.number(), z.record(z.string(), z.string())]);
    default:
      return type === "unknown" ? z.unknown() : z.record(z.string(), z.unknown());
  }
}

function formatOf(name: string, { operation }: Place): z.ZodType | undefined {
  const groups = operation.split(".").slice(0, -1);
  return FORMATS[`${groups.join(".")}.${name}`] ?? FORMATS[`${groups[0]}.${name}`] ?? FORMATS[name];
}

/**
 * Validates the body of a call.
 *
 * @throws {Refusal} `Invalid Resource` with one error for each invalid field.
 */
export function bodyOf<Name extends OperationName>(call: {
  readonly operation: Name;
  readonly body: unknown;
}): BodyOf<Name>;
export function bodyOf(call: { readonly operation: string; readonly body: unknown }): unknown {
  return bodyAsObject(call);
}

/** Validates the body of a call whose operation is not known to the compiler. */
export function bodyAsObject(call: { readonly operation: string; readonly body: unknown }): object {
  return valid(schemaOf(call.operation), call.body ?? {});
}

/** Validates a value like `bodyOf`. */
export function valid<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value, { error: wording });
  if (read.success) return read.data;
  throw invalidResource(
    ...read.error.issues.map(({ path, message }) => ({ field: path.join("."), message })),
  );
}

function wording(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return BLANK;
  if (issue.code === "invalid_type") {
    const wanted = issue.expected === "record" ? "object" : issue.expected;
    return wanted === "object" && issue.path?.length === 0
      ? "Schema describes object"
      : `Schema describes ${wanted}, ${typeName(issue.input)} found instead`;
  }
  if (issue.code === "invalid_union") return "Data did not match any of the schemas";
  if (issue.code === "invalid_value") return `Value must be one of: ${issue.values.map(String).join(", ")}`;
  return undefined;
}

function typeName(value: unknown): string {
  if (value === null) return "NULL";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Conditions by `field`, for those without a `condition_type`; that of any other field is `TextMerge`. */
const KIND_BY_FIELD: Readonly<Record<string, SegmentCondition["condition_type"]>> = {
  EMAIL: "EmailAddress",
  merge0: "EmailAddress",
  static_segment: "StaticSegment",
  rating: "MemberRating",
  language: "Language",
  source: "SignupSource",
  gmonkey: "VIP",
  aim: "Aim",
  timestamp_opt: "Date",
  info_changed: "Date",
  ecomm_date: "Date",
};

function kindOf(field: string): string {
  return field.startsWith("interests-") ? "Interests" : (KIND_BY_FIELD[field] ?? "TextMerge");
}

/** A condition of a segment: its kind, and the field, operator and value that the kind has. */
const condition = z.looseObject({}).transform((sent, context) => {
  const { body: kinds } = signatureOf("SegmentCondition");
  const { condition_type = kindOf(String(sent.field)) } = sent;
  const fields = kinds[String(condition_type)];
  const refuse = (part: PropertyKey[], message: string) => {
    context.addIssue({ code: "custom", path: part, message });
    return z.NEVER;
  };
  if (typeof fields !== "object") {
    return refuse(["condition_type"], `Value must be one of: ${Object.keys(kinds).join(", ")}`);
  }
  const schema = objectOf(fields, { operation: "SegmentCondition.", isPartial: false, part: "" });
  const read = schema.safeParse({ condition_type, ...sent }, { error: wording });
  if (!read.success) {
    for (const { path, message } of read.error.issues) refuse(path, message);
    return z.NEVER;
  }
  const { op, value, extra }: Readonly<Record<string, unknown>> = sent;
  const wrong = dateError(String(condition_type), String(op), String(value ?? ""), String(extra ?? ""));
  return wrong === undefined ? read.data : refuse(["value"], wrong);
});

const DATED: readonly string[] = ["Date", "DateMerge", "GoalTimestamp"];

/** Why the value of a condition is neither the date nor the number of days that its operator needs. */
function dateError(kind: string, op: string, value: string, extra: string): string | undefined {
  const isDays = (text: string) => /^\d{1,5}$/.test(text);
  if (kind === "NewSubscribers") return isDays(value) ? undefined : "Please enter a number of days.";
  if (!DATED.includes(kind) || op.startsWith("blank") || value === "last") return undefined;
  if (op.endsWith("within"))
    return isDays(value) || isDays(extra) ? undefined : "Please enter a number of days.";
  if (value === "campaign" && extra !== "") return undefined;
  return Number.isNaN(timeOf(value === "date" ? extra : value)) ? "Please enter a date." : undefined;
}
