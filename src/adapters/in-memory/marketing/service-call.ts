import type { OperationName } from "../../../ports/marketing-api/operations.ts";
import type { MarketingState } from "./state/state.ts";

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

/**
 * Handlers by operation, each with the path parameters of its route. The method type makes the parameter bivariant: the
 * engine calls every handler with the path parameters of the matched route.
 */
export type HandlerTable = Readonly<Record<string, { handle(call: ServiceCall<string>): unknown }["handle"]>>;

/** A webhook request of the service: a form by POST. The code that delivers it also signs it. */
export interface OutgoingWebhook {
  /** Id of the list webhook or the batch webhook. */
  readonly webhook_id: string;
  readonly url: string;
  /** Type of the event: `subscribe`, `batch_operation_completed` … */
  readonly type: string;
  /** Form-encoded: `type`, `fired_at`, and `data[…]`. */
  readonly body: string;
}

/** Fields of a form; fields can be nested. */
export interface FormFields {
  readonly [name: string]: string | number | FormFields;
}

/** The body of a webhook. `fired_at` is a time of the account; it is sent as `2026-11-21 08:30:00`. */
export function webhookBody(type: string, fired_at: string, data: FormFields): string {
  const form = new URLSearchParams();
  append(form, "type", type);
  append(form, "fired_at", fired_at.slice(0, 19).replace("T", " "));
  append(form, "data", data);
  return form.toString();
}

function append(form: URLSearchParams, name: string, value: string | number | FormFields): void {
  if (typeof value !== "object") form.append(name, String(value));
  else for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
}
