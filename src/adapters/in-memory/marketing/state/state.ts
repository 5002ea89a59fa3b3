import type { Batch, BatchOperation, BatchWebhook } from "../../../../ports/marketing-api/types/batches.ts";
import { emptyTable } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import { emptyAudience } from "./audience.ts";
import type { StoredCampaign } from "./campaigns.ts";

export interface OperationResult {
  readonly status_code: number;
  readonly operation_id: string;
  /** The response as JSON; empty for a 204. */
  readonly response: string;
}

/** Operations that run one after the other in the background. */
export interface StoredBatch extends Pick<Batch, "id" | "submitted_at" | "completed_at"> {
  readonly status: "pending" | "started" | "finished";
  readonly operations: readonly BatchOperation[];
  /** One result for each operation, after all have run. */
  readonly results: readonly OperationResult[];
}

type Tables = ReturnType<typeof emptyTables>;

/** The whole state of the fake, as plain JSON, so that it can be stored and restored. */
export interface MarketingState extends Tables {
  /** The last numeric id. */
  lastNumber: number;
  /** Events of contacts, oldest first. */
  eventLog: LoggedEvent[];
}

const emptyTables = () => ({
  ...emptyAudience(),
  campaigns: emptyTable<StoredCampaign>(),
  batches: emptyTable<StoredBatch>(),
  batchWebhooks: emptyTable<BatchWebhook>(),
  /** Records without behaviour of their own, by the segments of their path: `["templates", 7]`. */
  records: emptyTable<object>(),
});

export function emptyState(): MarketingState {
  return { lastNumber: 0, eventLog: [], ...emptyTables() };
}
