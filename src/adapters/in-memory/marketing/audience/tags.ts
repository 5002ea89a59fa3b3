import { z } from "zod";
import { find, put, under } from "../collections.ts";
import { pageOf } from "../query.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import { listOf } from "./find-list.ts";
import { memberOf } from "./member-lookup.ts";
import type { StoredMember } from "./state.ts";
import { findTag, tagNamed, withoutTag, withTag } from "./tagged.ts";

type ListCall = ServiceCall<"list_id">;
type MemberCall = ServiceCall<"list_id" | "subscriber_hash">;

const body = z.object({
  tags: z.array(z.object({ name: filled, status: z.enum(["active", "inactive"]) })),
  is_syncing: z.boolean().exactOptional(),
});

function listTags(call: MemberCall) {
  const { list_id, tags } = memberOf(call);
  const named = tags.flatMap(({ id, date_added }) => {
    const tag = find(call.state.segments, [list_id, id]);
    return tag === undefined ? [] : [{ id, name: tag.name, date_added }];
  });
  return { tags: pageOf(call, named), total_items: named.length };
}

function updateTags(call: MemberCall): undefined {
  const member = memberOf(call);
  const changes = bodyOf(call, body).tags;
  const tags = changes.reduce<StoredMember["tags"]>((all, { name, status }) => {
    if (status === "active") return withTag(all, tagNamed(call, name).id, call.now);
    const tag = findTag(call, name);
    return tag === undefined ? all : withoutTag(all, tag.id);
  }, member.tags);
  put(call.state.members, [member.list_id, member.id], { ...member, tags, last_changed: call.now });
  return undefined;
}

function searchTags(call: ListCall) {
  const { id: list_id } = listOf(call);
  const wanted = (call.query.name ?? "").toLowerCase();
  const tags = under(call.state.segments, [list_id])
    .filter(({ type, name }) => type === "static" && name.toLowerCase().startsWith(wanted))
    .map(({ id, name }) => ({ id, name }));
  return { tags, total_items: tags.length };
}

/** Handlers of tags. */
export const tagHandlers = {
  "lists.members.tags.list": listTags,
  "lists.members.tags.update": updateTags,
  "lists.tagSearch.search": searchTags,
};
