import { z } from "zod";
import { put, under } from "../collections.ts";
import { invalidResource } from "../problems.ts";
import { choice, flag } from "../query.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { listOf } from "./find-list.ts";
import type { StoredMergeField } from "./state.ts";

const TYPES = [
  "text",
  "number",
  "address",
  "phone",
  "date",
  "url",
  "imageurl",
  "radio",
  "dropdown",
  "birthday",
  "zip",
] as const;

const tag = z
  .string()
  .transform((given) => given.toUpperCase())
  .pipe(z.string().regex(/^[A-Z][A-Z0-9_]{0,9}$/, "Please enter a tag of at most ten letters and digits"));

const changeable = {
  tag: tag.exactOptional(),
  name: filled,
  required: z.boolean().exactOptional(),
  default_value: z.string().exactOptional(),
  public: z.boolean().exactOptional(),
  display_order: z.int().exactOptional(),
  options: z
    .object({
      default_country: z.int().exactOptional(),
      phone_format: z.string().exactOptional(),
      date_format: z.string().exactOptional(),
      choices: z.array(z.string()).exactOptional(),
      size: z.int().exactOptional(),
    })
    .exactOptional(),
  help_text: z.string().exactOptional(),
};

const mergeFields = resource({
  scope: ["list_id"],
  id: "merge_id",
  table: (state) => state.mergeFields,
  idOf: ({ merge_id }) => merge_id,
  parents: listOf,
  body: z.object({ ...changeable, type: z.enum(TYPES) }),
  changes: z.object({ ...changeable, name: filled.exactOptional() }),
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
  alter(field, changes, call) {
    if (changes.tag !== undefined && changes.tag !== field.tag) freeTag(call, changes.tag);
    return { ...changed(field, changes), options: { ...field.options, ...changes.options } };
  },
  view: (field) => field,
  page: (merge_fields, total_items, { path }) => ({ merge_fields, list_id: path.list_id, total_items }),
  filter(call) {
    const type = choice(call, "type", TYPES);
    const required = flag(call, "required");
    return (field) =>
      (type === undefined || field.type === type) && (required === undefined || field.required === required);
  },
  removed: ({ list_id, merge_id }, { state }) => forgetValues(state, list_id, merge_id),
});

function nextId({ state, path }: ServiceCall<"list_id">): number {
  return Math.max(0, ...under(state.mergeFields, [path.list_id]).map(({ merge_id }) => merge_id)) + 1;
}

function freeTag({ state, path }: ServiceCall<"list_id">, wanted: string): string {
  // Every list has this tag, although the merge fields do not include it.
  const taken =
    wanted === "EMAIL" || under(state.mergeFields, [path.list_id]).some((field) => field.tag === wanted);
  if (!taken) return wanted;
  throw invalidResource({
    field: "tag",
    message: `A Merge Field with the tag "${wanted}" already exists for this list.`,
  });
}

function optionsFor(type: StoredMergeField["type"]): StoredMergeField["options"] {
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
  type: StoredMergeField["type"],
): Omit<StoredMergeField, "tag"> {
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
export const mergeFieldHandlers = operationsOf("lists.mergeFields", mergeFields);
