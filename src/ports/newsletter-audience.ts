import type { EmailAddress } from "../domain/newsletter/email-address.ts";
import { reasonOf } from "./reason.ts";

/**
 * The result of a sign-up.
 *
 * - `signed-up`: the address is stored permanently, whether or not it was before. The result does not say whether an
 *   e-mail asks the owner for confirmation, because that would reveal whether the address was known.
 * - `refused`: the address cannot be added by us, because of what the audience knows of its owner: complained, deleted
 *   permanently, on the list already, on too many lists. It must stay private.
 * - `implausible-address`: the audience does not consider the address a real one, whether or not it was known. Its owner
 *   can correct it.
 */
export type AudienceOutcome = "signed-up" | "refused" | "implausible-address";

/** Topics and limits of a sign-up. */
export interface SubscribeOptions {
  /** Maximum time of the sign-up, whatever it waits for: a whole number of milliseconds. */
  readonly timeoutMs: number;
  /** The chosen topics of alerts. They are added to earlier ones; none is removed. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /**
   * The language in which the reader gets e-mails (ISO 639-1): `de`. The latest one counts until the owner of the address has
   * confirmed it; from then on the one that is stored stays, since anybody can enter an address. Default: none is stored, and
   * an earlier one stays.
   */
  readonly language?: string | undefined;
  /** Aborts the sign-up when the client has disconnected. Default: it is not aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** The subscribers of the newsletter. */
export interface NewsletterAudience {
  /**
   * Adds an address. Adding it again, in upper or lower case, succeeds without a second entry. It takes as long for a
   * known address as for a new one.
   *
   * Resolves once the sign-up is durable. Rejects with {@link NewsletterAudienceError} if the audience fails or does
   * not respond in time; the address may have been added nevertheless.
   */
  subscribe(address: EmailAddress, options: SubscribeOptions): Promise<AudienceOutcome>;
}

/** Whether sign-ups can be stored. */
export interface AudienceHealth {
  /** Since when they cannot, and why; `undefined` while they can. */
  readonly failing: { readonly since: Date; readonly reason: string } | undefined;
}

/** The audience failed or timed out. It is neither the visitor's fault nor a bug of ours. */
export class NewsletterAudienceError extends Error {
  override readonly name = "NewsletterAudienceError";

  /**
   * @param system - The system that failed: `marketing provider`.
   * @param options - Its `cause` is the original error.
   */
  constructor(system: string, options: { readonly cause: unknown }) {
    super(`The ${system} did not accept the sign-up: ${reasonOf(options.cause)}`, options);
  }
}
