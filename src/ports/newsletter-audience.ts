import type { EmailAddress } from "../domain/newsletter/email-address.ts";

/**
 * How an audience answers a sign-up.
 *
 * - `signed-up`: it has the address for good, whether or not it had it before. Whether a mail asks the owner to confirm
 *   is between the audience and them: a visitor who was told would learn whether the address was known.
 * - `refused`: it must not take the address from us, because its owner once complained or was removed for good; only
 *   they can sign up again, where the audience is kept.
 */
export type AudienceOutcome = "signed-up" | "refused";

/** What is signed up for, and how long it may take. */
export interface SubscribeOptions {
  /** Milliseconds that it may take in all. */
  readonly timeoutMs: number;
  /** Topics of alerts that were chosen. They are added to those of before; none is ever taken away. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /** Ends it when whoever asked for it has left. Default: it runs to its end. */
  readonly signal?: AbortSignal | undefined;
}

/** Who gets the newsletter. */
export interface NewsletterAudience {
  /**
   * Signs an address up. Doing so again, in upper or lower case, is a success and makes no second sign-up. It takes the
   * same time whether the address was known or not.
   *
   * Resolves once the sign-up outlives every process and machine of ours. Rejects with {@link NewsletterAudienceError}
   * when the audience cannot say so in time; it may have taken the address all the same.
   */
  subscribe(address: EmailAddress, options: SubscribeOptions): Promise<AudienceOutcome>;
}

/** Whether sign-ups can be taken. */
export interface AudienceHealth {
  /** Since when they cannot, and why; `undefined` while they can. */
  readonly failing: { readonly since: Date; readonly reason: string } | undefined;
}

/** The audience failed, or did not answer in time: not the visitor's fault, and no bug of ours. */
export class NewsletterAudienceError extends Error {
  override readonly name = "NewsletterAudienceError";

  /**
   * @param keeper - What keeps the audience: `marketing provider`.
   * @param options - Its `cause` is what that threw.
   */
  constructor(keeper: string, options: { readonly cause: unknown }) {
    const { cause } = options;
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The ${keeper} took no sign-up: ${reason}`, options);
  }
}
