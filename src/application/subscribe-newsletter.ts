import { type EmailAddress, emailAddress } from "../domain/newsletter/email-address.ts";
import type { Log } from "../ports/log.ts";
import type { MarketingApi } from "../ports/marketing-api/api.ts";
import { MarketingApiError } from "../ports/marketing-api/errors.ts";
import { subscriberHash } from "../ports/marketing-api/subscriber-hash.ts";

/**
 * How a sign-up ended.
 *
 * - `signed-up`: the provider has the address, subscribed or waiting for confirmation.
 * - `invalid-address`: the text is no e-mail address; nothing was sent.
 * - `refused`: the provider must not take the address from us, because its owner once complained or was removed for
 *   good; only they can sign up again, at the provider.
 */
export type SubscribeOutcome = "signed-up" | "invalid-address" | "refused";

/** Where sign-ups go. */
export interface Audience {
  readonly marketing: MarketingApi;
  readonly listId: string;
  /** Whether a new address has to confirm by mail before it is subscribed. */
  readonly doubleOptIn: boolean;
}

/** Titles of the provider's refusals that stand for good (facts of the service). */
const REFUSED_FOR_GOOD = new Set(["Member In Compliance State", "Forgotten Email Not Subscribed"]);

/** States in which somebody who signs up again has to confirm: they left, or mail to them bounced. */
const LEFT = new Set(["unsubscribed", "cleaned", "archived"]);

/** Signs an address up for the newsletter. */
export class SubscribeNewsletter {
  readonly #audience: () => Promise<Audience>;
  readonly #log: Log;

  /** @param audience - Opens the audience, when the first visitor signs up. */
  constructor(audience: () => Promise<Audience>, log: Log) {
    this.#audience = audience;
    this.#log = log;
  }

  /**
   * Always the same two calls, whether the address is known or not, so that the time a visitor waits tells nothing
   * about it. Signing up twice is a success.
   *
   * Rejects with `MarketingApiError` when the provider fails.
   */
  async run({ address: text }: { readonly address: string }): Promise<SubscribeOutcome> {
    const address = emailAddress(text);
    if (address === undefined) return "invalid-address";
    try {
      await signUp(await this.#audience(), address);
      return "signed-up";
    } catch (error) {
      if (!(error instanceof MarketingApiError) || !REFUSED_FOR_GOOD.has(error.title ?? "")) throw error;
      this.#log.info({ title: error.title }, "the marketing provider must not take a sign-up");
      return "refused";
    }
  }
}

async function signUp({ marketing, listId, doubleOptIn }: Audience, address: EmailAddress): Promise<void> {
  const member = { list_id: listId, subscriber_hash: subscriberHash(address) };
  const before = await marketing.lists.members
    .get({ ...member, fields: ["status"] })
    .catch((error: unknown) => {
      if (error instanceof MarketingApiError && error.status === 404) return undefined;
      throw error;
    });
  await marketing.lists.members.set({
    ...member,
    body: {
      email_address: address,
      status_if_new: doubleOptIn ? "pending" : "subscribed",
      ...(before && LEFT.has(before.status) ? { status: "pending" } : {}),
    },
  });
}
