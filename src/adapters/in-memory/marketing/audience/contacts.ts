import type { UpdateContact } from "../../../../ports/marketing-api/types/audiences.ts";
import { bodyOf } from "../bodies.ts";
import { find } from "../collections.ts";
import { keepOrRead } from "../kept-records.ts";
import { idsOf } from "../paths.ts";
import type { HandlerTable, ServiceCall } from "../service-call.ts";

const CONTACT_PATH = "/audiences/{audience_id}/contacts/{contact_id}";

/** Contacts of audiences are kept as they are written, but for their tags, which are read by name. */
export const contactHandlers: HandlerTable = {
  "audiences.contacts.create": (call) =>
    keep(call, bodyOf({ operation: "audiences.contacts.create", body: call.body }), []),
  "audiences.contacts.update": (call) =>
    keep(call, bodyOf({ operation: "audiences.contacts.update", body: call.body }), tagsBefore(call)),
};

function keep(call: ServiceCall<string>, body: UpdateContact, before: readonly string[]): object | undefined {
  if (body.tags === undefined) return keepOrRead(call);
  const tags = new Set(before);
  for (const tag of body.tags) {
    if (typeof tag === "string") tags.add(tag);
    else if (tag.status === "active") tags.add(tag.name);
    else tags.delete(tag.name);
  }
  return keepOrRead({ ...call, body: { ...body, tags: [...tags] } });
}

function tagsBefore({ state, path }: ServiceCall<string>): readonly string[] {
  const contact = find(state.records, idsOf(CONTACT_PATH, path));
  const tags: unknown = contact !== undefined && "tags" in contact ? contact.tags : [];
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}
