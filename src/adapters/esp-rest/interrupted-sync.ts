import { fieldOf } from "../../ports/marketing-api/field.ts";
import type { MemberBatchResult } from "../../ports/marketing-api/types/members.ts";
import type { BatchResult } from "./batch-results.ts";
import {
  batchWithId,
  type FollowMeans,
  type FollowOptions,
  followBatch,
  type ServiceBatch,
} from "./follow-batch.ts";
import { dataOf } from "./response-body.ts";
import { recentBatches } from "./submit-batch.ts";

/** Operations of the largest batch that adds members: calls of 500 new ones and of 500 known ones, for 5,000 together. */
const MAX_ADDING_OPERATIONS = 11;
/** How long before a run is resumed its first batch may have been made, if it has no id of one. */
const LOOK_BACK_MS = 3_600_000;

/** What the batches of an interrupted run have done. */
export interface InterruptedSync {
  readonly results: readonly MemberBatchResult[];
  /** Members that they archived. */
  readonly archived: number;
}

/** The beginning of the ids of the operations of a sync. */
export const syncName = (list_id: string) => `sync-${list_id}-`;

/**
 * Waits for the batches of an interrupted run. A program may have ended before it had the id of the last one, so all recent
 * batches that are as small are looked at: the ids of their operations say whose they are.
 *
 * @param ids - Those that are known.
 * @param hasArchived - Whether the run may have archived members: such a batch can have any size.
 */
export async function interruptedSync(
  means: FollowMeans,
  list_id: string,
  ids: readonly string[],
  hasArchived: boolean,
  options: FollowOptions,
): Promise<InterruptedSync> {
  const { signal } = options;
  const name = syncName(list_id);
  const mine = await Promise.all(ids.map((id) => batchWithId(means.api, id, signal)));
  for (const { id } of mine) means.known.add(id);
  const begun = mine.map(({ submitted_at }) => Date.parse(submitted_at)).filter(Number.isFinite);
  const since = Math.min(Date.now() - LOOK_BACK_MS, ...begun);
  const others = (await recentBatches(means, since, signal)).filter(
    ({ total_operations }) => hasArchived || total_operations <= MAX_ADDING_OPERATIONS,
  );
  const followed = await Promise.all(
    [...mine, ...others].map(async (batch) => resultsOf(means, batch, name, options)),
  );
  const found = followed.filter((batch) => batch.results.length > 0);
  for (const { id } of found) means.known.add(id);
  const all = found.flatMap(({ results }) => results);
  return {
    results: all.flatMap(membersIn),
    archived: all.filter(({ status }) => status === 204).length,
  };
}

async function resultsOf(means: FollowMeans, batch: ServiceBatch, name: string, options: FollowOptions) {
  const results = await followBatch(means, batch, options, () => undefined);
  return { id: batch.id, results: results.filter(({ operation_id }) => operation_id?.startsWith(name)) };
}

/** A call that was refused as a whole says nothing of its members: they are sent again. */
function membersIn(result: BatchResult): readonly MemberBatchResult[] {
  if (result.status !== 200) return [];
  const data = dataOf("lists.batchMembers", result, {});
  return isMemberBatchResult(data) ? [data] : [];
}

/** Whether the service says of members what it has done, and of each its address. */
export function isMemberBatchResult(data: unknown): data is MemberBatchResult {
  return ["new_members", "updated_members", "errors"].every((name) => {
    const list = fieldOf(data, name);
    return Array.isArray(list) && list.every((one) => typeof fieldOf(one, "email_address") === "string");
  });
}
