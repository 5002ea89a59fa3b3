import type { MergeField } from "../../../../ports/marketing-api/types/merge-fields.ts";
import { put, under } from "../collections.ts";
import { invalidResource } from "../problems.ts";
import { resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";

const mergeFields = resource("lists.mergeFields", "mergeFields", {
  id: "merge_id",
  make(sent, call) {
    const { list_id } = call.path;
    const merge_id = nextId(call);
    return {
      ...blankField(list_id, merge_id, sent.name, sent.type),
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
    throw invalidResource({ field: "tag", message: "Please enter a tag of at most ten letters and digits" });
  }
  // Every list has this tag, although the merge fields do not include it.
  const taken =
    wanted === "EMAIL" || under(state.mergeFields, [path.list_id]).some((field) => field.tag === wanted);
  if (!taken) return wanted;
  throw invalidResource({
    field: "tag",
    message: `A Merge Field with the tag "${wanted}" already exists for this list.`,
  });
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

function blankField(
  list_id: string,
  merge_id: number,
  name: string,
  type: MergeField["type"],
): Omit<MergeField, "tag"> {
  return {
    merge_id,
    list_id,
    name,
    type,
    required: false,
    default_value: "",
    public: false,
    display_order: merge_id + 1,
    options: optionsFor(type),
    help_text: "",
  };
}

/** Adds the default merge fields of a new list. */
export function addFirstFields(state: MarketingState, list_id: string): void {
  const first = [
    ["FNAME", "First Name", "text"],
    ["LNAME", "Last Name", "text"],
    ["ADDRESS", "Address", "address"],
    ["PHONE", "Phone Number", "phone"],
    ["BIRTHDAY", "Birthday", "birthday"],
  ] as const;
  for (const [index, [fieldTag, name, type]] of first.entries()) {
    const merge_id = index + 1;
    put(state.mergeFields, [list_id, merge_id], {
      ...blankField(list_id, merge_id, name, type),
      tag: fieldTag,
    });
  }
}

function forgetValues(state: MarketingState, list_id: string, merge_id: number): void {
  for (const [key, member] of Object.entries(state.members)) {
    if (member.list_id !== list_id || !(merge_id in member.merge_fields)) continue;
    const { [merge_id]: _gone, ...merge_fields } = member.merge_fields;
    state.members[key] = { ...member, merge_fields };
  }
}

/** Handlers of `/lists/{list_id}/merge-fields`. */
export const mergeFieldHandlers = mergeFields.handlers;
