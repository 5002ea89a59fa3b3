import type { FieldError } from "../../../../ports/marketing-api/errors.ts";
import type { MergeValue } from "../../../../ports/marketing-api/types/members.ts";
import type { MergeField, MergeFieldType } from "../../../../ports/marketing-api/types/merge-fields.ts";
import { put, removeUnder, under } from "../collections.ts";
import { membersOf } from "../find-member.ts";
import { invalid, Refusal } from "../problems.ts";
import { resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state/state.ts";

const mergeFields = resource("lists.mergeFields", "mergeFields", {
  id: "merge_id",
  make(sent, call) {
    const { list_id } = call.path;
    const merge_id = nextId(call);
    return {
      ...blankField({ list_id, merge_id, ...sent }),
      ...sent,
      tag: freeTag(call, sent.tag ?? `MMERGE${merge_id}`),
      options: { ...optionsFor(sent.type), ...sent.options },
    };
  },
  alter(field, { tag = field.tag, ...sent }, call) {
    return {
      ...field,
      ...sent,
      tag: tag === field.tag ? tag : freeTag(call, tag),
      options: { ...field.options, ...sent.options },
    };
  },
  removed: ({ list_id, merge_id }, { state }) => forgetValues(state, list_id, merge_id),
});

function nextId({ state, path }: ServiceCall<"list_id">): number {
  return Math.max(0, ...under(state.mergeFields, [path.list_id]).map(({ merge_id }) => merge_id)) + 1;
}

/** A tag in upper case. @throws {Refusal} 400 if it is malformed, or another field has it. */
function freeTag({ state, path }: ServiceCall<"list_id">, given: string): string {
  const wanted = given.toUpperCase();
  if (!/^[A-Z][A-Z0-9_]{0,9}$/.test(wanted)) {
    throw invalid("tag", "Please enter a tag of at most ten letters and digits");
  }
  // Every list has this tag, although the merge fields do not include it.
  const taken =
    wanted === "EMAIL" || under(state.mergeFields, [path.list_id]).some((field) => field.tag === wanted);
  if (!taken) return wanted;
  throw invalid("tag", `A Merge Field with the tag "${wanted}" already exists for this list.`);
}

function optionsFor(type: MergeField["type"]): MergeField["options"] {
  if (type === "radio" || type === "dropdown") return { choices: [] };
  if (type === "text") return { size: 25 };
  if (type === "phone") return { phone_format: "none" };
  if (type === "date" || type === "birthday") {
    return { date_format: type === "date" ? "MM/DD/YYYY" : "MM/DD" };
  }
  return type === "address" ? { default_country: 16 } : {};
}

type FieldBasis = Pick<MergeField, "list_id" | "merge_id" | "name" | "type">;

function blankField({ list_id, merge_id, name, type }: FieldBasis) {
  const empty = { required: false, default_value: "", public: false, help_text: "" };
  return { list_id, merge_id, name, type, ...empty, display_order: merge_id + 1, options: optionsFor(type) };
}

/** Adds the merge fields that the service gives every new list. */
export function addFirstFields(state: MarketingState, list_id: string): void {
  const first = [
    ["FNAME", "First Name", "text"],
    ["LNAME", "Last Name", "text"],
    ["ADDRESS", "Address", "address"],
    ["PHONE", "Phone Number", "phone"],
    ["BIRTHDAY", "Birthday", "birthday"],
  ] as const;
  for (const [index, [tag, name, type]] of first.entries()) {
    const merge_id = index + 1;
    put(state.mergeFields, [list_id, merge_id], { ...blankField({ list_id, merge_id, name, type }), tag });
  }
}

function forgetValues(state: MarketingState, list_id: string, merge_id: number): void {
  for (const member of membersOf(state, list_id)) {
    if (!(merge_id in member.merge_fields)) continue;
    const { [merge_id]: _gone, ...merge_fields } = member.merge_fields;
    put(state.members, [list_id, member.id], { ...member, merge_fields });
  }
}

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

const categories = resource("lists.interestCategories", "interestCategories", {
  make: (sent, { path, newId }) => ({ list_id: path.list_id, id: newId(), display_order: 0, ...sent }),
  removed({ list_id, id }, { state }) {
    const gone = under(state.interests, [list_id, id]).map((interest) => interest.id);
    removeFromMembers(state, list_id, gone);
    removeUnder([list_id, id], state.interests);
  },
});

const interests = resource("lists.interestCategories.interests", "interests", {
  make: (sent, { state, path: { list_id, interest_category_id }, newId }) => ({
    category_id: interest_category_id,
    list_id,
    id: newId(),
    display_order: under(state.interests, [list_id, interest_category_id]).length + 1,
    ...sent,
  }),
  view(interest, { state }) {
    const chosen = membersOf(state, interest.list_id).filter(
      (member) => member.status === "subscribed" && member.interests.includes(interest.id),
    );
    return { ...interest, subscriber_count: String(chosen.length) };
  },
  page: ({ path }) => ({ category_id: path.interest_category_id }),
  removed: ({ list_id, id }, { state }) => removeFromMembers(state, list_id, [id]),
});

export const profileFieldHandlers = {
  ...mergeFields.handlers,
  ...categories.handlers,
  ...interests.handlers,
};

function removeFromMembers(state: MarketingState, list_id: string, gone: readonly string[]): void {
  for (const member of membersOf(state, list_id)) {
    const left = member.interests.filter((id) => !gone.includes(id));
    if (left.length === member.interests.length) continue;
    put(state.members, [list_id, member.id], { ...member, interests: left });
  }
}
