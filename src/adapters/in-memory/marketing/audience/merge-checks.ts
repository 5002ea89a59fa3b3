import type { MergeValue } from "../../../../ports/marketing-api/types/members.ts";
import type { MergeField, MergeFieldType } from "../../../../ports/marketing-api/types/merge-fields.ts";
import { under } from "../collections.ts";
import { type FieldError, Refusal } from "../problems.ts";
import type { MarketingState } from "../state.ts";

type Sent = Readonly<Record<string, MergeValue>>;

/**
 * The merge field values after a request, by `merge_id`. Unknown tags are ignored, as in the service.
 *
 * @throws {Refusal} `Invalid Resource` when a value does not fit its field, or a required one is missing.
 */
export function mergedValues(
  state: MarketingState,
  list_id: string,
  before: Sent,
  sent: Sent,
  rules: { readonly required: boolean },
): Sent {
  const fields = under(state.mergeFields, [list_id]);
  const after: Record<string, MergeValue> = { ...before };
  const errors: FieldError[] = [];
  for (const field of fields) {
    const value = sent[field.tag];
    const message = value === undefined || isBlank(value) ? undefined : misfit(field, value);
    if (message !== undefined) errors.push({ field: field.tag, message });
    if (value !== undefined) after[field.merge_id] = value;
    const missing = field.required && field.default_value === "" && isBlank(after[field.merge_id]);
    if (rules.required && missing) errors.push({ field: field.tag, message: "Please enter a value" });
  }
  if (errors.length > 0) {
    throw new Refusal(400, "Invalid Resource", "Your merge fields were invalid.", errors);
  }
  return after;
}

function isBlank(value: MergeValue | undefined): boolean {
  if (value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value).every((part) => part === "");
}

function misfit(field: MergeField, value: MergeValue): string | undefined {
  if (field.type === "address") return addressMisfit(value);
  if (typeof value === "object") return "Data did not match any of the schemas described in anyOf.";
  return field.type === "radio" || field.type === "dropdown"
    ? choiceMisfit(field, String(value))
    : TEXT_CHECKS[field.type]?.(String(value), field);
}

function addressMisfit(value: MergeValue): string | undefined {
  if (typeof value !== "object") return "Please enter a complete address";
  const complete = ["addr1", "city", "state", "zip"].every((part) => (value[part] ?? "") !== "");
  return complete ? undefined : "Please enter a complete address";
}

function choiceMisfit({ options }: MergeField, value: string): string | undefined {
  const choices = options.choices ?? [];
  return choices.includes(value) ? undefined : `Value must be one of: ${choices.join(", ")}`;
}

type TextCheck = (value: string, field: MergeField) => string | undefined;

const TEXT_CHECKS: Partial<Record<MergeFieldType, TextCheck>> = {
  text: (value, { options }) =>
    value.length > (options.size ?? 255)
      ? `Please enter no more than ${options.size ?? 255} characters`
      : undefined,
  number: (value) => (Number.isFinite(Number(value)) ? undefined : "Please enter a number"),
  date: (value) => (isDate(value) ? undefined : "Please enter the date"),
  birthday: (value) =>
    /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])$/.test(value) ? undefined : "Please enter a month and day",
  zip: (value) => (/^\d{5}(-\d{4})?$/.test(value) ? undefined : "Please enter a zip code (5 digits)"),
  phone: (value, { options }) =>
    options.phone_format !== "US" || value.replaceAll(/\D/g, "").length === 10
      ? undefined
      : "Please enter a phone number in the format (###) ### - ####",
  url: (value) => (URL.canParse(value) ? undefined : "Please enter a complete URL"),
  imageurl: (value) => (URL.canParse(value) ? undefined : "Please enter a complete URL"),
};

function isDate(value: string): boolean {
  return /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{4})/.test(value) && !Number.isNaN(Date.parse(value));
}
