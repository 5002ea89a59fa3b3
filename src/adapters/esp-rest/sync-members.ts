import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type {
  BatchMember,
  BatchMembers,
  MemberBatchResult,
  MergeValues,
  SendableMemberStatus,
} from "../../ports/marketing-api/types/members.ts";
import { type BatchOptions, createBatch } from "./batches.ts";
import { callListener } from "./call-listener.ts";
import type { FollowOptions } from "./follow-batch.ts";

const MAX_CALL_SIZE = 500;
/** Up to this number of calls are sent directly; more are sent as a batch. */
const MAX_DIRECT_CALLS = 4;
/** Members that are buffered before they are sent. */
const GROUP_SIZE = 10 * MAX_CALL_SIZE;

/** A member as it should be in the list. */
export interface SyncedMember extends Omit<BatchMember, "email_address"> {
  readonly email_address: string;
}

/** A member that the service refused to add, to update or to archive, and why. */
export interface RefusedMember {
  readonly email_address: string;
  readonly reason: string;
  /** The invalid field; empty where the service names none. */
  readonly field: string;
}

/** Progress and result of a sync. */
export interface SyncReport {
  /** Members that were read from the input. */
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly archived: number;
  readonly refused: readonly RefusedMember[];
}

/** Options of a sync; all are optional. */
export interface SyncOptions extends FollowOptions, BatchOptions {
  /** Tags that every member gets in addition to its own. */
  readonly tags?: readonly string[] | undefined;
  /** Merge fields that every member gets; its own values have precedence. */
  readonly mergeFields?: MergeValues | undefined;
  /** Status of new members that have none. Default: `subscribed`. Existing members keep theirs. */
  readonly status?: SendableMemberStatus | undefined;
  /**
   * Archives members of the list that are subscribed or pending and not in the input. The service refuses pending ones
   * (reported, not in the reference); `refused` names them. Default: `false`.
   */
  readonly archiveMissing?: boolean | undefined;
  /** Called after each group of at most 5,000 members. */
  readonly onProgress?: ((report: SyncReport) => void) | undefined;
}

/**
 * Updates a list from a collection of any size: it adds new members and updates existing ones, and an unsubscribed member
 * stays unsubscribed. A few members are sent in calls of 500, many in batches of such calls. It is safe to run again at any
 * time, also after a failure.
 *
 * @throws {MarketingApiError} For failures that concern all members: no connection, a refused key, a failed batch.
 */
export async function syncMembers(
  api: Pick<MarketingApi, "batches" | "lists">,
  list_id: string,
  members: Iterable<SyncedMember> | AsyncIterable<SyncedMember>,
  options: SyncOptions = {},
): Promise<SyncReport> {
  const sync = new Sync(api, list_id, options);
  let group: BatchMember[] = [];
  for await (const member of members) {
    const accepted = sync.accept(member);
    if (accepted !== undefined && group.push(accepted) === GROUP_SIZE) {
      await sync.send(group);
      group = [];
    }
  }
  await sync.send(group);
  if (options.archiveMissing === true) await sync.archiveMissing();
  return sync.report();
}

class Sync {
  readonly #api: Pick<MarketingApi, "batches" | "lists">;
  readonly #list_id: string;
  readonly #options: SyncOptions;
  readonly #seen = new Set<string>();
  readonly #refused: RefusedMember[] = [];
  readonly #counts = { total: 0, created: 0, updated: 0, archived: 0 };

  constructor(api: Pick<MarketingApi, "batches" | "lists">, list_id: string, options: SyncOptions) {
    this.#api = api;
    this.#list_id = list_id;
    this.#options = options;
  }

  report(): SyncReport {
    return { ...this.#counts, refused: [...this.#refused] };
  }

  /** The member as it is sent; `undefined` for a duplicate address. */
  accept(member: SyncedMember): BatchMember | undefined {
    const { tags = [], mergeFields = {} } = this.#options;
    this.#counts.total += 1;
    const { email_address } = member;
    const key = email_address.toLowerCase();
    if (this.#seen.has(key)) {
      this.#refused.push({ email_address, reason: "The address came before", field: "email_address" });
      return undefined;
    }
    this.#seen.add(key);
    const merge_fields = { ...mergeFields, ...member.merge_fields };
    const allTags = [...new Set([...tags, ...(member.tags ?? [])])];
    return {
      ...member,
      ...(Object.keys(merge_fields).length > 0 && { merge_fields }),
      ...(allTags.length > 0 && { tags: allTags }),
    };
  }

  /** Adds new members, then updates existing ones, so that nobody who left is subscribed again. */
  async send(members: readonly BatchMember[]): Promise<void> {
    const { status = "subscribed", onProgress } = this.#options;
    const added = members.map((member) => ({ status, ...member }));
    const known = new Set<string>();
    for (const { email_address, error_code, ...error } of await this.#sendMembers(added, false)) {
      if (error_code === "ERROR_CONTACT_EXISTS") known.add(email_address.toLowerCase());
      else this.#refuse(email_address, error);
    }
    const there = members.filter(({ email_address = "" }) => known.has(email_address.toLowerCase()));
    for (const { email_address, ...error } of await this.#sendMembers(there, true))
      this.#refuse(email_address, error);
    callListener(onProgress, this.report());
  }

  #refuse(
    email_address: string,
    why: { readonly error: string; readonly field?: string; readonly field_message?: string },
  ) {
    const { error, field = "", field_message = "" } = why;
    this.#refused.push({ email_address, reason: field_message === "" ? error : field_message, field });
  }

  async #sendMembers(
    members: readonly BatchMember[],
    update_existing: boolean,
  ): Promise<MemberBatchResult["errors"]> {
    const bodies: BatchMembers[] = [];
    for (let from = 0; from < members.length; from += MAX_CALL_SIZE) {
      bodies.push({ members: members.slice(from, from + MAX_CALL_SIZE), update_existing });
    }
    const errors = await Promise.all(
      (await this.#outcomesOf(bodies)).map((outcome, index) => this.#errorsOf(outcome, bodies[index])),
    );
    return errors.flat();
  }

  async #outcomesOf(bodies: readonly BatchMembers[]): Promise<PromiseSettledResult<MemberBatchResult>[]> {
    const { signal, timeout, pollEvery, download } = this.#options;
    const list_id = this.#list_id;
    if (bodies.length <= MAX_DIRECT_CALLS) {
      // A retry is safe: a member that the first attempt added exists at the second.
      const calls = bodies.map((body) =>
        this.#api.lists.batchMembers({ list_id, body }, { signal, retry: 3 }),
      );
      return Promise.allSettled(calls);
    }
    const batch = createBatch(this.#api, { download });
    const calls = bodies.map((body) => batch.calls.lists.batchMembers({ list_id, body }));
    await batch.run({ signal, timeout, pollEvery });
    return Promise.allSettled(calls);
  }

  /** When a whole call is refused, each of its members is reported as refused. */
  #errorsOf(
    outcome: PromiseSettledResult<MemberBatchResult>,
    body: BatchMembers | undefined,
  ): MemberBatchResult["errors"] {
    if (outcome.status === "fulfilled") {
      this.#counts.created += outcome.value.total_created;
      this.#counts.updated += outcome.value.total_updated;
      return outcome.value.errors;
    }
    const error: unknown = outcome.reason;
    if (!(error instanceof MarketingApiError) || error.status !== 400) throw error;
    const { message } = error;
    return (body?.members ?? []).map(({ email_address = "" }) => ({
      email_address,
      error: message,
      error_code: "ERROR_GENERIC",
    }));
  }

  async archiveMissing(): Promise<void> {
    const list_id = this.#list_id;
    const { signal, timeout, pollEvery, download, onProgress } = this.#options;
    if (this.#seen.size === 0) {
      const why = "no members came, so that it would archive the whole list";
      throw MarketingApiError.invalid("archiveMissing", "lists.members.delete", why);
    }
    const missing: { readonly id: string; readonly email_address: string }[] = [];
    for (const status of ["subscribed", "pending"] as const) {
      const fields = ["members.id", "members.email_address", "total_items"] as const;
      const present = this.#api.lists.members.list.all({ list_id, status, fields }, { signal });
      for await (const { id, email_address } of present) {
        if (!this.#seen.has(email_address.toLowerCase())) missing.push({ id, email_address });
      }
    }
    if (missing.length === 0) return;
    const batch = createBatch(this.#api, { download });
    const calls = missing.map(({ id: subscriber_hash }) =>
      batch.calls.lists.members.delete({ list_id, subscriber_hash }),
    );
    const { succeeded } = await batch.run({ signal, timeout, pollEvery });
    this.#counts.archived += succeeded;
    for (const [index, outcome] of (await Promise.allSettled(calls)).entries()) {
      const { email_address = "" } = missing[index] ?? {};
      if (outcome.status === "rejected") this.#refuse(email_address, { error: reasonOf(outcome.reason) });
    }
    callListener(onProgress, this.report());
  }
}

/** The words of the service where it has said why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof MarketingApiError)) throw error;
  return error.detail ?? error.message;
}
