import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { BatchOperation } from "../../ports/marketing-api/types/batches.ts";
import {
  batchIn,
  type FollowMeans,
  followBatch,
  isTransientFailure,
  type ServiceBatch,
} from "./follow-batch.ts";
import { backoff } from "./retry-policy.ts";
import { wait } from "./wait.ts";

const MAX_ATTEMPTS = 6;
/** How far the clocks of this machine and the service may differ. */
const CLOCK_DIFFERENCE_MS = 3_600_000;

/** An operation whose id is unique in the account. */
export type SubmittedOperation = BatchOperation & { readonly operation_id: string };

/**
 * Creates a batch, and tries again after a transient failure. The service may have created it nevertheless, so a batch with
 * these operations is looked for before it is created again.
 *
 * @throws {MarketingApiError} Why it could not be created.
 */
export async function submitBatch(
  means: FollowMeans,
  operations: readonly SubmittedOperation[],
  signal: AbortSignal | undefined,
): Promise<ServiceBatch> {
  const { api, known } = means;
  const begun = Date.now();
  let failed: unknown;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const made = attempt === 1 ? undefined : await batchWith(means, operations, begun, signal);
      const batch =
        made ??
        batchIn(
          "batches.create",
          await api.batches.create({ body: { operations } }, { signal, background: true }),
        );
      known.add(batch.id);
      return batch;
    } catch (error) {
      if (signal?.aborted) throw notAccepted(failed ?? error);
      if (attempt === MAX_ATTEMPTS || !isTransientFailure(error)) throw error;
      failed = error;
      await wait(backoff(attempt), signal).catch(() => {
        throw notAccepted(error);
      });
    }
  }
}

/** @param cause - Why the service has not accepted it so far, which says more than why the wait has ended. */
function notAccepted(cause: unknown): MarketingApiError {
  const message = "Ended before the service accepted the batch";
  return new MarketingApiError("aborted", "batches.create", message, { cause });
}

/** The batch with these operations, if the service has one: only its results say which operations it has. */
async function batchWith(
  means: FollowMeans,
  operations: readonly SubmittedOperation[],
  since: number,
  signal: AbortSignal | undefined,
): Promise<ServiceBatch | undefined> {
  const ids = new Set<unknown>(operations.map(({ operation_id }) => operation_id));
  for (const batch of await recentBatches(means, since - CLOCK_DIFFERENCE_MS, signal)) {
    if (batch.total_operations !== operations.length) continue;
    const results = await followBatch(means, batch, { signal }, () => undefined);
    if (results.some(({ operation_id }) => ids.has(operation_id))) return batch;
  }
  return undefined;
}

/** The batches of the account that others have submitted, or of which this program has no id, since a time. */
export async function recentBatches(
  { api, known }: Pick<FollowMeans, "api" | "known">,
  since: number,
  signal: AbortSignal | undefined,
): Promise<readonly ServiceBatch[]> {
  const found: ServiceBatch[] = [];
  for await (const batch of api.batches.list.all({}, { signal, background: true })) {
    // A time that cannot be read counts as recent.
    if (!known.has(batch.id) && !(Date.parse(batch.submitted_at) < since)) found.push(batch);
  }
  return found;
}
