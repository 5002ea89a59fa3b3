import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import type { Sendable } from "../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import {
  checkClient,
  checkOptions,
  FLAG,
  FUNCTION,
  MILLISECONDS,
  OBJECT,
  type OptionKinds,
  SIGNAL,
  TEXT,
  TEXTS,
} from "../../ports/marketing-api/options.ts";
import type {
  BatchMember,
  BatchMembers,
  MemberBatchResult,
  MergeValues,
  SendableMemberStatus,
} from "../../ports/marketing-api/types/members.ts";
import { defaultDownload } from "./batch-results.ts";
import { type Batch, type BatchOptions, type BatchSummary, collectBatch } from "./batches.ts";
import { callListener } from "./call-listener.ts";
import { type FollowMeans, type FollowOptions, withinTime } from "./follow-batch.ts";
import { interruptedSync, isMemberBatchResult, syncName } from "./interrupted-sync.ts";
import { isListed, type ListedMembers, listedMembers } from "./listed-members.ts";
import { readingResponses, unreadable } from "./response-body.ts";
import { isIterable, membersIn } from "./sync-input.ts";

const MAX_CALL_SIZE = 500;
/** Up to this number of calls are sent directly; more are sent as a batch. */
const MAX_DIRECT_CALLS = 4;
/** Members that are buffered before they are sent. */
const GROUP_SIZE = 10 * MAX_CALL_SIZE;
/** Groups that are sent at the same time, each as a batch; the service allows 500 for an account. */
const MAX_OPEN_GROUPS = 20;

/** A member as it should be in the list. */
export interface SyncedMember extends Sendable<Omit<BatchMember, "email_address">> {
  readonly email_address: string;
}

type MembersBody = Sendable<BatchMembers>;

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
  /** Members that the list had already as they should be, and that were not sent. */
  readonly unchanged: number;
  readonly refused: readonly RefusedMember[];
  /** Ids of the batches that the service has accepted, for `resume`. */
  readonly batches: readonly string[];
}

/** A sync that failed: why, and what it had done until then. */
export class SyncError extends MarketingApiError {
  /** With all refusals. Batches that the service has not finished count for nothing yet; `resume` waits for them. */
  readonly report: SyncReport;

  constructor(cause: MarketingApiError, report: SyncReport) {
    super(cause.failure, cause.operation, cause.message, {
      status: cause.status,
      problem: cause.problem,
      headers: cause.headers,
      request: cause.request,
      attempts: cause.attempts,
      cause,
    });
    this.report = report;
  }

  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof MarketingApiError && "report" in error;
  }
}

/** Options of a sync; all are optional. */
export interface SyncOptions extends FollowOptions, BatchOptions {
  /** Tags that every member gets in addition to its own. */
  readonly tags?: readonly string[] | undefined;
  /** Merge fields that every member gets; its own values have precedence. */
  readonly mergeFields?: Sendable<MergeValues> | undefined;
  /** Status of new members that have none. Default: `subscribed`. Existing members keep theirs. */
  readonly status?: SendableMemberStatus | undefined;
  /**
   * Archives members of the list that are subscribed or pending and not in the input. The service refuses pending ones
   * (reported, not in the reference); `refused` names them. Default: `false`.
   */
  readonly archiveMissing?: boolean | undefined;
  /**
   * Whether to read the list first, a page for each thousand members, and send no member that it has already as it should
   * be. Default: unless the list has more than forty members for each of the first 5,000 of the input.
   */
  readonly compare?: boolean | undefined;
  /**
   * Ids of the batches of an interrupted run with the same input: `report.batches`, or those `onSubmitted` was called
   * with; none, `[]`, if it ended before the first id came. The run waits for them, counts what they did, and sends only the
   * rest. The last 2,000 or fewer are sent without a batch; without `compare`, those may be sent again, to the same effect.
   */
  readonly resume?: readonly string[] | undefined;
  /** Called with the id of each batch as soon as the service has accepted it. */
  readonly onSubmitted?: ((id: string) => void) | undefined;
  /** Called after each group of at most 5,000 members; groups end in any order. */
  readonly onProgress?: ((report: SyncReport) => void) | undefined;
}

const OPTIONS: OptionKinds<SyncOptions> = {
  signal: SIGNAL,
  timeout: MILLISECONDS,
  pollEvery: MILLISECONDS,
  download: FUNCTION,
  tags: TEXTS,
  mergeFields: OBJECT,
  status: TEXT,
  archiveMissing: FLAG,
  compare: FLAG,
  resume: TEXTS,
  onSubmitted: FUNCTION,
  onProgress: FUNCTION,
};

/**
 * Updates a list from a collection of any size: it adds new members and updates existing ones, and an unsubscribed member
 * stays unsubscribed. A few members are sent in calls of 500, many in batches of such calls, several at the same time. It is
 * safe to run again at any time, also after a failure.
 *
 * @throws {SyncError} For failures that concern all members: no connection, a refused key, a failed batch, an input that breaks
 *   off. The groups that had begun have ended then.
 */
export async function syncMembers(
  api: Pick<MarketingApi, "batches" | "lists">,
  list_id: string,
  members: Iterable<SyncedMember> | AsyncIterable<SyncedMember>,
  options: SyncOptions = {},
): Promise<SyncReport> {
  checkClient("syncMembers", api, "batches", "lists");
  checkOptions("syncMembers", options, OPTIONS);
  if (!isIterable(members)) {
    throw MarketingApiError.invalid("members", "syncMembers", "they have to be a list, or another iterable");
  }
  const sync = new Sync(api, list_id, options);
  try {
    return await readingResponses("syncMembers", async () => {
      await sync.resume();
      await sync.sendAll(members);
      if (options.archiveMissing === true) await sync.archiveMissing();
      return sync.report();
    });
  } catch (error) {
    throw error instanceof MarketingApiError ? new SyncError(error, sync.report()) : error;
  }
}

class Sync {
  readonly #api: Pick<MarketingApi, "batches" | "lists">;
  readonly #list_id: string;
  readonly #options: SyncOptions;
  readonly #means: FollowMeans;
  readonly #seen = new Set<string>();
  /** Addresses that an interrupted run has settled. */
  readonly #settled = new Set<string>();
  readonly #refused: RefusedMember[] = [];
  readonly #counts = { total: 0, created: 0, updated: 0, archived: 0, unchanged: 0 };
  #listed: ListedMembers | undefined;

  constructor(api: Pick<MarketingApi, "batches" | "lists">, list_id: string, options: SyncOptions) {
    this.#api = api;
    this.#list_id = list_id;
    this.#options = options;
    this.#means = { api, download: options.download ?? defaultDownload(api), known: new Set() };
  }

  report(): SyncReport {
    return { ...this.#counts, refused: [...this.#refused], batches: [...this.#means.known] };
  }

  /** Waits for the batches of the interrupted run. */
  async resume(): Promise<void> {
    const { resume, archiveMissing = false, signal, timeout, pollEvery } = this.#options;
    if (resume === undefined) return;
    const options = { signal, timeout, pollEvery };
    const found = await withinTime(options, (limited) =>
      interruptedSync(this.#means, this.#list_id, resume, archiveMissing, limited),
    );
    this.#counts.archived += found.archived;
    for (const { new_members, updated_members, errors } of found.results) {
      this.#counts.created += new_members.length;
      this.#counts.updated += updated_members.length;
      const refused = errors.filter((error) => !isThere(error));
      for (const { email_address, ...error } of refused) this.#refuse(email_address, error);
      for (const { email_address } of [...new_members, ...updated_members, ...refused])
        this.#settled.add(email_address.toLowerCase());
    }
  }

  /** Sends the members in groups. After a failure, no other group begins. */
  async sendAll(members: Iterable<SyncedMember> | AsyncIterable<SyncedMember>): Promise<void> {
    const open = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let group: SyncedMember[] = [];
    let isFirst = true;
    const begin = async () => {
      const { compare, signal } = this.#options;
      if (isFirst) {
        this.#listed = await listedMembers(this.#api, this.#list_id, compare, group.length, signal);
      }
      isFirst = false;
      const sent: Promise<void> = this.#send(group)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => open.delete(sent));
      open.add(sent);
      group = [];
      if (open.size === MAX_OPEN_GROUPS) await Promise.race(open);
    };
    try {
      for await (const member of membersIn(members, this.#options.signal)) {
        const accepted = this.#accept(member);
        if (accepted !== undefined && group.push(accepted) === GROUP_SIZE) await begin();
        if (failures.length > 0) break;
      }
      if (failures.length === 0) await begin();
    } finally {
      await Promise.all(open);
    }
    if (failures.length > 0) throw failures[0];
  }

  /** The member as it is sent; `undefined` for none, a duplicate address, and one that an interrupted run has settled. */
  #accept(member: SyncedMember): SyncedMember | undefined {
    const { tags = [], mergeFields = {} } = this.#options;
    this.#counts.total += 1;
    // What was parsed from a file may not be what its type says.
    const given: unknown = member?.email_address;
    // White space, as after a comma in a file, would make another member of it, and archive the one that is there.
    const email_address = typeof given === "string" ? given.trim() : "";
    const refuse = (reason: string, field = "email_address") =>
      void this.#refused.push({ email_address, reason, field });
    if (email_address === "") return refuse(`Row ${this.#counts.total} has no email_address`);
    const key = email_address.toLowerCase();
    if (this.#seen.has(key)) return refuse("The address came before");
    this.#seen.add(key);
    const wrong = wrongFieldOf(member);
    if (wrong !== undefined) return refuse(`Row ${this.#counts.total} has the wrong kind of ${wrong}`, wrong);
    if (this.#settled.has(key)) return undefined;
    const own = Object.entries(member.merge_fields ?? {}).filter(([, value]) => value !== undefined);
    const merge_fields = { ...mergeFields, ...Object.fromEntries(own) };
    const allTags = [...new Set([...tags, ...(member.tags ?? [])])];
    return {
      ...member,
      email_address,
      ...(Object.keys(merge_fields).length > 0 && { merge_fields }),
      ...(allTags.length > 0 && { tags: allTags }),
    };
  }

  /** Adds new members and updates those that are known, then those that turn out to exist: a contact that has left is not subscribed again. */
  async #send(members: readonly SyncedMember[]): Promise<void> {
    const { status = "subscribed", onProgress } = this.#options;
    const added: SyncedMember[] = [];
    const changed: SyncedMember[] = [];
    for (const member of members) {
      const found = this.#listed?.get(keyOf(member));
      if (found === undefined) added.push({ ...member, status: member.status ?? status });
      else if (isListed(member, found)) this.#counts.unchanged += 1;
      else changed.push(member);
    }
    const known = new Set<string>();
    const bodies = [
      ...bodiesOf(added, { update_existing: false }),
      ...bodiesOf(changed, { update_existing: true }),
    ];
    for (const { email_address, error_code, ...error } of await this.#sendBodies(bodies)) {
      if (isThere({ error_code })) known.add(email_address.toLowerCase());
      else this.#refuse(email_address, error);
    }
    const there = members.filter((member) => known.has(keyOf(member)));
    for (const { email_address, ...error } of await this.#sendBodies(
      bodiesOf(there, { update_existing: true }),
    ))
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

  async #sendBodies(bodies: readonly MembersBody[]): Promise<MemberBatchResult["errors"]> {
    const outcomes = await this.#outcomesOf(bodies);
    return outcomes.flatMap((outcome, index) => this.#errorsOf(outcome, bodies[index]));
  }

  async #outcomesOf(bodies: readonly MembersBody[]): Promise<PromiseSettledResult<MemberBatchResult>[]> {
    const { signal } = this.#options;
    const list_id = this.#list_id;
    if (bodies.length <= MAX_DIRECT_CALLS) {
      // A retry is safe: a member that the first attempt added exists at the second.
      const calls = bodies.map((body) =>
        this.#api.lists.batchMembers({ list_id, body }, { signal, retry: 3, background: true }),
      );
      return Promise.allSettled(calls);
    }
    const batch = this.#newBatch();
    const calls = bodies.map((body) => batch.calls.lists.batchMembers({ list_id, body }));
    await this.#run(batch);
    return Promise.allSettled(calls);
  }

  #newBatch(): Batch {
    return collectBatch(this.#means, syncName(this.#list_id));
  }

  #run(batch: Batch): Promise<BatchSummary> {
    const { signal, timeout, pollEvery, onSubmitted } = this.#options;
    return batch.run({ signal, timeout, pollEvery, onSubmitted });
  }

  /** When a whole call is refused, each of its members is reported as refused. */
  #errorsOf(
    outcome: PromiseSettledResult<MemberBatchResult>,
    body: MembersBody | undefined,
  ): MemberBatchResult["errors"] {
    if (outcome.status === "fulfilled") {
      if (!isMemberBatchResult(outcome.value)) {
        throw unreadable("lists.batchMembers", "it has no members", {
          problem: outcome.value,
        });
      }
      this.#counts.created += outcome.value.new_members.length;
      this.#counts.updated += outcome.value.updated_members.length;
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
    const { signal, onProgress } = this.#options;
    if (this.#seen.size === 0) {
      const why = "no members came, so that it would archive the whole list";
      throw MarketingApiError.invalid("archiveMissing", "lists.members.delete", why);
    }
    const missing: { readonly id: string; readonly email_address: string }[] = [];
    for (const status of ["subscribed", "pending"] as const) {
      const fields = ["members.id", "members.email_address", "total_items"] as const;
      const present = this.#api.lists.members.list.all(
        { list_id, status, fields },
        { signal, background: true },
      );
      for await (const { id, email_address } of present) {
        // Who has no address could not be in the input.
        if (email_address && !this.#seen.has(email_address.toLowerCase()))
          missing.push({ id, email_address });
      }
    }
    if (missing.length === 0) return;
    const batch = this.#newBatch();
    const calls = missing.map(({ id: subscriber_hash }) =>
      batch.calls.lists.members.delete({ list_id, subscriber_hash }),
    );
    const { succeeded } = await this.#run(batch);
    this.#counts.archived += succeeded;
    for (const [index, outcome] of (await Promise.allSettled(calls)).entries()) {
      const { email_address = "" } = missing[index] ?? {};
      if (outcome.status === "rejected") this.#refuse(email_address, { error: reasonOf(outcome.reason) });
    }
    callListener(onProgress, this.report());
  }
}

/** A text in place of tags would be sent as its letters. */
function wrongFieldOf({ tags, merge_fields }: SyncedMember): "tags" | "merge_fields" | undefined {
  if (!Array.isArray(tags ?? [])) return "tags";
  const fields: unknown = merge_fields ?? {};
  return typeof fields !== "object" || Array.isArray(fields) ? "merge_fields" : undefined;
}

function keyOf({ email_address }: SyncedMember): string {
  return email_address.toLowerCase();
}

function isThere({ error_code }: Pick<MemberBatchResult["errors"][number], "error_code">): boolean {
  return error_code === "ERROR_CONTACT_EXISTS";
}

function bodiesOf(
  members: readonly SyncedMember[],
  { update_existing }: Pick<MembersBody, "update_existing">,
): readonly MembersBody[] {
  return Array.from({ length: Math.ceil(members.length / MAX_CALL_SIZE) }, (_, call) => ({
    members: members.slice(call * MAX_CALL_SIZE, (call + 1) * MAX_CALL_SIZE),
    update_existing,
  }));
}

/** The words of the service where it has said why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof MarketingApiError)) throw error;
  return error.detail ?? error.message;
}
