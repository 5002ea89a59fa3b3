import { put, under } from "../collections.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember, StoredSegment } from "./state.ts";

type Tags = StoredMember["tags"];

/** A tag of the list by name; it is created if it does not exist. A tag is a static segment. */
export function tagNamed(call: ServiceCall<"list_id">, name: string): StoredSegment {
  const { list_id } = call.path;
  const known = findTag(call, name);
  if (known !== undefined) return known;
  const id = call.newNumber();
  return put(call.state.segments, [list_id, id], {
    id,
    list_id,
    name,
    type: "static",
    created_at: call.now,
    updated_at: call.now,
    options: { match: "all", conditions: [] },
  });
}

/** A tag of the list by name, case-insensitive. */
export function findTag({ state, path }: ServiceCall<"list_id">, name: string): StoredSegment | undefined {
  return under(state.segments, [path.list_id]).find(
    (segment) => segment.type === "static" && segment.name.toLowerCase() === name.toLowerCase(),
  );
}

/** Adds tags to the tags of a contact. */
export function tagged(call: ServiceCall<"list_id">, tags: Tags, names: readonly string[]): Tags {
  return names.reduce<Tags>((all, name) => withTag(all, tagNamed(call, name.trim()).id, call.now), tags);
}

/** Adds a tag to the tags of a contact, without duplicates. */
export function withTag(tags: Tags, id: number, date_added: string): Tags {
  return tags.some((tag) => tag.id === id) ? tags : [...tags, { id, date_added }];
}

/** Removes a tag from the tags of a contact. */
export function withoutTag(tags: Tags, id: number): Tags {
  return tags.filter((tag) => tag.id !== id);
}
