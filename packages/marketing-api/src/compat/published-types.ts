/** Types of `@types/mailchimp__mailchimp_marketing` that programs import by name; `migrate` replaces the others. */
import type { CompatConfig } from "./client.ts";

export type Config = CompatConfig;

export type Status = "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional";

/** `2026-11-21T08:30:00Z` */
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
