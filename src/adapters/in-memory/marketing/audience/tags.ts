import { bodyOf } from "../bodies.ts";
import { put, under } from "../collections.ts";
import { computed, type Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { memberOf } from "./member-lookup.ts";
import { tagsOf } from "./member-view.ts";
import type { StoredMember, StoredSegment } from "./state.ts";

type Tags = StoredMember["tags"];

/** A tag of the list by name; it is created if it does not exist. A tag is a static segment. */
function tagNamed(call: ServiceCall<"list_id">, name: string): StoredSegment {
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
function findTag({ state, path }: ServiceCall<"list_id">, name: string): StoredSegment | undefined {
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

/** Handlers of tags. */
export const tagHandlers = {
  ...computed("lists.members.tags", { rows: (call) => tagsOf(call.state, memberOf(call)) }),

  "lists.members.tags.update"(call): undefined {
    const member = memberOf(call);
    const tags = bodyOf(call).tags.reduce<Tags>((all, { name, status }) => {
      if (status === "active") return withTag(all, tagNamed(call, name).id, call.now);
      const tag = findTag(call, name);
      return all.filter(({ id }) => id !== tag?.id);
    }, member.tags);
    put(call.state.members, [member.list_id, member.id], { ...member, tags, last_changed: call.now });
  },

  "lists.tagSearch.search"(call) {
    const wanted = (call.query.name ?? "").toLowerCase();
    const tags = under(call.state.segments, [call.path.list_id])
      .filter(({ type, name }) => type === "static" && name.toLowerCase().startsWith(wanted))
      .map(({ id, name }) => ({ id, name }));
    return { tags, total_items: tags.length };
  },
} satisfies Partial<Handlers>;
