/** Types of `@types/mailchimp__mailchimp_marketing` that programs import by name; `migrate` replaces the others. */
import type { CompatConfig } from "./client.ts";

/** The configuration of `setConfig`. */
export type Config = CompatConfig;

/** The status of a member. */
export type Status = "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional";

/** A time, such as `2026-11-21T08:30:00Z`. */
export type TimeString = string;

/** The problem document of an error response: `error.response.body`. Calls never return it. */
export interface ErrorResponse {
  type: string;
  title: string;
  /** A number. Without text, nothing could be both an error and a member, which programs ask of responses. */
  status: number | string;
  detail: string;
  instance: string;
}
