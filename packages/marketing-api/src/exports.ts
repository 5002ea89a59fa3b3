export type { BatchProgress, RunOptions } from "../../../src/adapters/esp-rest/batch-run.ts";
export {
  type Batch,
  type BatchOptions,
  type BatchSummary,
  createBatch,
} from "../../../src/adapters/esp-rest/batches.ts";
export type { Fetch } from "../../../src/adapters/esp-rest/fetch.ts";
export type { Closable } from "../../../src/adapters/esp-rest/open-api.ts";
export type { RestMarketingApiOptions as MarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
export type { ApiOf, CallOptions, MarketingApi } from "../../../src/ports/marketing-api/api.ts";
export { parseDate } from "../../../src/ports/marketing-api/dates.ts";
export {
  MarketingApiError,
  type MarketingApiErrorDetails,
  type MarketingApiFailure,
} from "../../../src/ports/marketing-api/errors.ts";
export type { Answer, Arguments, OperationName } from "../../../src/ports/marketing-api/operations.ts";
export type { Pages } from "../../../src/ports/marketing-api/pages.ts";
export { subscriberHash } from "../../../src/ports/marketing-api/subscriber-hash.ts";
