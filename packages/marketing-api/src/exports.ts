export type { BatchProgress, RunOptions } from "../../../src/adapters/esp-rest/batch-run.ts";
export {
  type Batch,
  type BatchOptions,
  type BatchSummary,
  createBatch,
} from "../../../src/adapters/esp-rest/batches.ts";
export type { Throttling } from "../../../src/adapters/esp-rest/call-limiter.ts";
export type { CallTrace } from "../../../src/adapters/esp-rest/diagnostics.ts";
export type { Fetch } from "../../../src/adapters/esp-rest/fetch.ts";
export {
  accountOf,
  authorizeUrl,
  exchangeCode,
  type OAuthAccount,
  type OAuthApplication,
  type OAuthOptions,
} from "../../../src/adapters/esp-rest/oauth.ts";
export type { Closable } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
export {
  type BatchOutcome,
  type ResumedBatch,
  type ResumeOptions,
  resumeBatch,
} from "../../../src/adapters/esp-rest/resume-batch.ts";
export type {
  Credentials,
  RestMarketingApiOptions as MarketingApiOptions,
} from "../../../src/adapters/esp-rest/settings.ts";
export {
  type RefusedMember,
  SyncError,
  type SyncedMember,
  type SyncOptions,
  type SyncReport,
  syncMembers,
} from "../../../src/adapters/esp-rest/sync-members.ts";
export { waitForExport } from "../../../src/adapters/esp-rest/wait-for-export.ts";
export type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
export type { ApiOf, CallOptions } from "../../../src/ports/marketing-api/call.ts";
export type {
  CallHooks,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from "../../../src/ports/marketing-api/call-events.ts";
export { parseDate } from "../../../src/ports/marketing-api/dates.ts";
export {
  type FieldError,
  isComplianceState,
  isForgottenEmail,
  isInvalidResource,
  isMemberExists,
  isRateLimited,
  MarketingApiError,
  type MarketingApiErrorDetails,
  type MarketingApiFailure,
} from "../../../src/ports/marketing-api/errors.ts";
export { marketingPermissionsOf } from "../../../src/ports/marketing-api/marketing-permissions.ts";
export type {
  Arguments,
  OperationName,
  OperationResponse,
} from "../../../src/ports/marketing-api/operations.ts";
export type { Page, Pages } from "../../../src/ports/marketing-api/pages.ts";
export { subscriberHash } from "../../../src/ports/marketing-api/subscriber-hash.ts";
export type { MergeValues } from "../../../src/ports/marketing-api/types/members.ts";
