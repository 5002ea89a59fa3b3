import { z } from "zod";
import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type {
  BatchedMember,
  MemberBatchError,
  MemberBatchResult,
} from "../../../../ports/marketing-api/types/members.ts";
import { find } from "../collections.ts";
import { invalidResource, memberExists, Refusal } from "../problems.ts";
import { flag } from "../query.ts";
import { bodyOf, type ServiceCall, valid } from "../service-call.ts";
import { listOf } from "./find-list.ts";
import { batchMember, createBody } from "./member-body.ts";
import { addMember, changeMember } from "./member-changes.ts";
import { sendableView } from "./member-view.ts";
import type { StoredMember } from "./state.ts";

type ListCall = ServiceCall<"list_id">;

/** Maximum number of contacts in a request; a limit of the service. */
const MAX_BATCH_SIZE = 500;

const body = z.object({
  members: z.array(z.looseObject({ email_address: z.string().exactOptional() })),
  update_existing: z.boolean().exactOptional(),
  sync_tags: z.boolean().exactOptional(),
});

interface Rules {
  readonly update: boolean;
  readonly syncTags: boolean;
}

function batchMembers(call: ListCall): MemberBatchResult {
  listOf(call);
  const sent = bodyOf(call, body);
  if (sent.members.length > MAX_BATCH_SIZE) {
    throw invalidResource({ field: "members", message: `A batch holds at most ${MAX_BATCH_SIZE} members` });
  }
  const rules = { update: sent.update_existing === true, syncTags: sent.sync_tags === true };
  const new_members: BatchedMember[] = [];
  const updated_members: BatchedMember[] = [];
  const errors: MemberBatchError[] = [];
  for (const item of firstOfEach(call, sent.members)) {
    try {
      const { isNew, member } = importMember(call, item, rules);
      (isNew ? new_members : updated_members).push(sendableView(call.state, member));
    } catch (error) {
      errors.push(errorLine(item.email_address ?? "", error));
    }
  }
  return {
    new_members,
    updated_members,
    errors,
    total_created: new_members.length,
    total_updated: updated_members.length,
    error_count: errors.length,
  };
}

type Item = z.infer<typeof body>["members"][number];

/** The items without duplicate addresses. @throws {Refusal} for a duplicate, unless `skip_duplicate_check` is set. */
function firstOfEach(call: ListCall, items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  const skip = flag(call, "skip_duplicate_check") === true;
  return items.filter(({ email_address = "" }) => {
    const hash = subscriberHash(email_address);
    const again = seen.has(hash) && email_address !== "";
    seen.add(hash);
    if (again && !skip) {
      throw invalidResource({
        field: "members",
        message: `Duplicate items found for email: ${email_address}`,
      });
    }
    return !again;
  });
}

function importMember(
  call: ListCall,
  item: Item,
  { update, syncTags }: Rules,
): { isNew: boolean; member: StoredMember } {
  const sent = valid(batchMember, item);
  const known = find(call.state.members, [call.path.list_id, subscriberHash(sent.email_address)]);
  if (known === undefined) {
    return { isNew: true, member: addMember(call, valid(createBody, item), "import") };
  }
  if (!update) {
    if (known.status !== "archived") throw memberExists(sent.email_address);
    return { isNew: true, member: addMember(call, valid(createBody, item), "import") };
  }
  const synced = syncTags && sent.tags !== undefined ? { ...known, tags: [] } : known;
  return { isNew: false, member: changeMember(call, synced, sent, "import") };
}

function errorLine(email_address: string, error: unknown): MemberBatchError {
  if (!(error instanceof Refusal)) throw error;
  const [first] = error.errors ?? [];
  return {
    email_address,
    error: error.message,
    error_code: error.title === "Member Exists" ? "ERROR_CONTACT_EXISTS" : "ERROR_GENERIC",
    field: first?.field ?? "",
    field_message: first?.message ?? "",
  };
}

/** Handler of `POST /lists/{list_id}`. */
export const batchMemberHandlers = { "lists.batchMembers": batchMembers };
