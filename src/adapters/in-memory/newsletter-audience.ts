import type { EmailAddress } from "../../domain/newsletter/email-address.ts";
import {
  type AudienceOutcome,
  type NewsletterAudience,
  NewsletterAudienceError,
  type SubscribeOptions,
} from "../../ports/newsletter-audience.ts";

/**
 * A newsletter audience in memory. `fail` makes it reject like an audience that is down; `refuse` makes it refuse an
 * address.
 */
export class InMemoryNewsletterAudience implements NewsletterAudience {
  readonly #addresses = new Map<string, EmailAddress>();
  readonly #topics = new Map<string, ReadonlySet<string>>();
  readonly #languages = new Map<string, string>();
  readonly #refused = new Map<string, AudienceOutcome>();
  #isFailing = false;

  /** All subscribers, in the order of their first sign-up. */
  get addresses(): readonly EmailAddress[] {
    return [...this.#addresses.values()];
  }

  fail(isFailing = true): void {
    this.#isFailing = isFailing;
  }

  /** Removes an address permanently: it cannot be signed up again, with this outcome. */
  refuse(address: EmailAddress, outcome: Exclude<AudienceOutcome, "signed-up"> = "refused"): void {
    this.#addresses.delete(address.toLowerCase());
    this.#refused.set(address.toLowerCase(), outcome);
  }

  /** The topics that an address has chosen, in the order of its first choice. */
  topicsOf(address: EmailAddress): readonly string[] {
    return [...(this.#topics.get(address.toLowerCase()) ?? [])];
  }

  /** The language of an address; `undefined` if none is stored. */
  languageOf(address: EmailAddress): string | undefined {
    return this.#languages.get(address.toLowerCase());
  }

  async subscribe(
    address: EmailAddress,
    { signal, topics = [], language }: SubscribeOptions,
  ): Promise<AudienceOutcome> {
    if (this.#isFailing) throw new NewsletterAudienceError("memory", { cause: "it is down" });
    if (signal?.aborted) throw new NewsletterAudienceError("memory", { cause: "the visitor has left" });
    const key = address.toLowerCase();
    const refusal = this.#refused.get(key);
    if (refusal !== undefined) return refusal;
    if (!this.#addresses.has(key)) this.#addresses.set(key, address);
    this.#topics.set(key, new Set([...this.topicsOf(address), ...topics]));
    if (language !== undefined) this.#languages.set(key, language);
    return "signed-up";
  }
}
