import type { EmailAddress } from "../../domain/newsletter/email-address.ts";
import type { Log } from "../../ports/log.ts";
import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import {
  isInvalidResource,
  MarketingApiError,
  type MarketingApiFailure,
} from "../../ports/marketing-api/errors.ts";
import { subscriberHash } from "../../ports/marketing-api/subscriber-hash.ts";
import {
  type AudienceOutcome,
  type NewsletterAudience,
  NewsletterAudienceError,
  type SubscribeOptions,
} from "../../ports/newsletter-audience.ts";
import type { RateLimitStore } from "../../ports/rate-limit-store.ts";
import { TopicInterests } from "./topic-interests.ts";

/** Titles of the provider's refusals that stand for good (facts of the service). */
const REFUSED_FOR_GOOD = new Set(["Member In Compliance State", "Forgotten Email Not Subscribed"]);

/** States in which somebody who signs up again has to confirm: they left, or mail to them bounced. */
const LEFT = new Set(["unsubscribed", "cleaned", "archived"]);

const DAY_MS = 24 * 3_600_000;
/** Sign-ups of an address in a day after which nobody is asked to confirm once more. */
const CONFIRMED_PER_DAY = 3;

/** Calls that could not be sent as they were made: a bug of ours, not the provider's failure. */
const OURS = new Set<MarketingApiFailure>(["missing-parameter", "invalid-parameter"]);

interface MarketingAudienceOptions {
  readonly marketing: MarketingApi;
  /** The list that sign-ups go to. */
  readonly listId: string;
  /** Whether a new address has to confirm by mail before it is subscribed. */
  readonly hasDoubleOptIn: boolean;
  /** Where the sign-ups of each address are counted. */
  readonly rateLimitStore: RateLimitStore;
  readonly log: Log;
}

/** The audience that the marketing provider keeps: the members of a list. */
export class MarketingAudience implements NewsletterAudience {
  readonly #options: MarketingAudienceOptions;
  readonly #interests: TopicInterests;

  constructor(options: MarketingAudienceOptions) {
    this.#options = options;
    this.#interests = new TopicInterests(options);
  }

  async subscribe(address: EmailAddress, options: SubscribeOptions): Promise<AudienceOutcome> {
    try {
      await this.#set(address, options);
      return "signed-up";
    } catch (error) {
      if (!(error instanceof MarketingApiError) || OURS.has(error.failure)) throw error;
      if (!REFUSED_FOR_GOOD.has(error.title ?? "")) {
        throw new NewsletterAudienceError("marketing provider", { cause: error });
      }
      this.#options.log.info({ title: error.title }, "the marketing provider must not take a sign-up");
      return "refused";
    }
  }

  /**
   * Always the same two calls and one count, so that the time they take tells nothing about the address; the interests of
   * topics are looked up whoever signs up. Who left and is signed up by others again and again gets only so many mails in
   * a day.
   */
  async #set(address: EmailAddress, { timeoutMs, signal, topics = [] }: SubscribeOptions): Promise<void> {
    const { marketing, listId, hasDoubleOptIn, rateLimitStore, log } = this.#options;
    const { members } = marketing.lists;
    const until = performance.now() + timeoutMs;
    const callOptions = (): CallOptions => {
      const left = Math.max(1, until - performance.now());
      return { ...(signal && { signal }), timeout: left, queueTimeout: left };
    };
    const interests = await this.#interests.idsOf(topics, callOptions);
    const member = { list_id: listId, subscriber_hash: subscriberHash(address) };
    const before = await members
      .get({ ...member, fields: ["status"] }, callOptions())
      .catch((error: unknown) => {
        if (error instanceof MarketingApiError && error.status === 404) return undefined;
        throw error;
      });
    const { count } = await rateLimitStore.count(`confirmations ${member.subscriber_hash}`, DAY_MS);
    const isLimited = count > CONFIRMED_PER_DAY;
    if (isLimited)
      log.info({ count }, "an address is signed up so often that it is not asked to confirm again");
    const body = {
      email_address: address,
      status_if_new: hasDoubleOptIn ? ("pending" as const) : ("subscribed" as const),
      ...(interests.length > 0 && { interests: Object.fromEntries(interests.map((id) => [id, true])) }),
      ...(before && LEFT.has(before.status) && !isLimited ? { status: "pending" as const } : {}),
    };
    await members.set({ ...member, body }, callOptions()).catch((error: unknown) => {
      // An interest may have been deleted at the provider; the next attempt creates it anew.
      if (isInvalidResource(error)) this.#interests.forget();
      throw error;
    });
  }
}
