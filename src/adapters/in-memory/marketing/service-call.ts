import type { z } from "zod";
import { invalidResource } from "./problems.ts";
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

/** The input of a handler. `P` is the union of the path parameters. */
export interface ServiceCall<P extends string = never> {
  readonly state: MarketingState;
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

/** Formats a time like the service: UTC, without fractions of a second. */
export function timestamp(time: number | Date): string {
  return `${new Date(time).toISOString().slice(0, 19)}+00:00`;
}

const NOT_AN_OBJECT = "Schema describes object";

/**
 * Validates the body of a request.
 *
 * @throws {Refusal} `Invalid Resource` with one error for each invalid field.
 */
export function bodyOf<T>(call: ServiceCall<string>, schema: z.ZodType<T>): T {
  return valid(schema, call.body ?? {});
}

/** Validates a value like `bodyOf`; `at` is its path in the body. */
export function valid<T>(schema: z.ZodType<T>, value: unknown, at: readonly string[] = []): T {
  const read = schema.safeParse(value, { error: wording });
  if (read.success) return read.data;
  throw invalidResource(
    ...read.error.issues.map(({ path, message }) => ({ field: [...at, ...path].join("."), message })),
  );
}

function wording(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return "This value should not be blank.";
  if (issue.code === "invalid_type") {
    const wanted = issue.expected === "record" ? "object" : issue.expected;
    return wanted === "object" && issue.path?.length === 0
      ? NOT_AN_OBJECT
      : `Schema describes ${wanted}, ${typeName(issue.input)} found instead`;
  }
  if (issue.code === "invalid_union") return "Data did not match any of the schemas";
  if (issue.code === "invalid_value") return `Value must be one of: ${issue.values.map(String).join(", ")}`;
  return undefined;
}

function typeName(value: unknown): string {
  if (value === null) return "NULL";
  if (Array.isArray(value)) return "array";
  return typeof value;
}
