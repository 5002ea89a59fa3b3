import type { OperationName } from "../../../ports/marketing-api/operations.ts";
import type { MarketingState } from "./state.ts";
import type { OutgoingWebhook } from "./webhooks.ts";

/** A call as an HTTP request: an operation of a batch, or a request to the sandbox. */
export interface WireRequest {
  readonly method: string;
  /** Path from the base of the API, encoded: `/lists/abc/members`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: object | undefined;
}

/** The response of the service: data (none for a 204) or a problem document. */
export interface WireResponse {
  readonly status: number;
  readonly data?: unknown;
}

/** The input of a handler. `P` is the union of the path parameters, `N` the name of the operation. */
export interface ServiceCall<P extends string = never, N extends OperationName = OperationName> {
  readonly operation: N;
  readonly state: MarketingState;
  /** A `subscriber_hash` is the hash of the contact, also if the caller sent an address or a `contact_id`. */
  readonly path: Readonly<Record<P, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The body as JSON; read it with `bodyOf`. */
  readonly body: unknown;
  /** Time of the call in milliseconds. */
  readonly time: number;
  /** Time of the call in the format of the service: `2026-11-21T08:00:00+00:00`. */
  readonly now: string;
  /** Returns a new hexadecimal id. Default: ten digits. */
  newId(length?: number): string;
  /** Returns a new numeric id; all record types share one sequence. */
  newNumber(): number;
  /** Performs a nested request on the same state, for batches. */
  respondTo(request: WireRequest): WireResponse;
  /** Sends a webhook; the owner of the account delivers it. */
  notify(webhook: OutgoingWebhook): void;
  /** The secret of webhooks. Default: each has its own. */
  readonly signingSecret: string | undefined;
}
