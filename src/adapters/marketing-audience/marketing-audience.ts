import type { Locale } from "../../../brand/locale.ts";
import type { EmailAddress } from "../../domain/newsletter/email-address.ts";
import type { Log } from "../../ports/log.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { isInvalidResource, MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { subscriberHash } from "../../ports/marketing-api/subscriber-hash.ts";
import type { MemberStatus } from "../../ports/marketing-api/types/members.ts";
import {
  type AudienceOutcome,
  type NewsletterAudience,
  NewsletterAudienceError,
  type SubscribeOptions,
} from "../../ports/newsletter-audience.ts";
import type { RateLimitStore } from "../../ports/rate-limit-store.ts";
import { addressRefusalOf, isProviderFailure } from "./address-refusals.ts";
import { type MarketingList, TopicInterests } from "./topic-interests.ts";

/** The state of a contact before a sign-up; `none` if the list does not have the address. */
type ContactState = MemberStatus | "none";

/**
 * What a sign-up does to a contact.
 *
 * - `nothing`: the state stays. Topics are added nevertheless.
 * - `add`: the contact has to confirm by mail with double opt-in, and is subscribed at once without.
 * - `ask`: the contact has to confirm by mail in any case, within the limit of a day.
 */
type SignUpEffect = "nothing" | "add" | "ask";

/** What a sign-up does in every state that exists. */
const EFFECTS: Readonly<Record<ContactState, SignUpEffect>> = {
  subscribed: "nothing",
  // Has left, or mail bounced: anybody may have entered the address.
  unsubscribed: "ask",
  cleaned: "ask",
  archived: "ask",
  // The confirmation never came. Reported by users of the service, not in its reference: PUT with `pending` sends it
  // again, PATCH does not.
  pending: "ask",
  // Gets mail about purchases only, and was never asked. Reported: `status_if_new` does nothing for a contact that exists.
  transactional: "add",
  none: "add",
};

interface SignUpRules {
  readonly hasDoubleOptIn: boolean;
  /** Whether the address got the confirmations of a day already. */
  readonly isLimited: boolean;
}

/** The status that a sign-up sends: a new contact cannot have got too many confirmations, unknown states stay. */
function statusOnSignUp(
  state: ContactState,
  { hasDoubleOptIn, isLimited }: SignUpRules,
): { readonly status_if_new: Status; readonly status?: Status } {
  const added: Status = hasDoubleOptIn ? "pending" : "subscribed";
  if (state === "none") return { status_if_new: added };
  const status = ({ nothing: undefined, add: added, ask: "pending" } as const)[EFFECTS[state]];
  const isSent = status !== undefined && !(status === "pending" && isLimited);
  return { status_if_new: added, ...(isSent && { status }) };
}

type Status = "pending" | "subscribed";

const DAY_MS = 24 * 3_600_000;
/** Maximum number of sign-ups of an address in a day that send a confirmation mail. */
const MAX_CONFIRMATIONS_PER_DAY = 3;

interface MarketingAudienceOptions {
  /** The default language of the site, in which the topics are named to members. */
  readonly locale: Locale;
  /** Opens the list for each call; only the first one takes time. */
  readonly openList: () => Promise<MarketingList>;
  /** Whether a new address has to confirm by mail before it is subscribed. */
  readonly hasDoubleOptIn: boolean;
  /** Counts the sign-ups of each address in a day; its counts survive a restart. */
  readonly rateLimitStore: RateLimitStore;
  readonly log: Log;
}

export class MarketingAudience implements NewsletterAudience {
  readonly #options: MarketingAudienceOptions;
  readonly #interests: TopicInterests;

  constructor(options: MarketingAudienceOptions) {
    this.#options = options;
    this.#interests = new TopicInterests(options.openList, options.log, options.locale.texts.mail.topics);
  }

  async subscribe(address: EmailAddress, options: SubscribeOptions): Promise<AudienceOutcome> {
    try {
      await this.#set(address, options);
      return "signed-up";
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      const refusal = addressRefusalOf(error);
      if (refusal === undefined) throw new NewsletterAudienceError("marketing provider", { cause: error });
      const { meaning, outcome } = refusal;
      this.#options.log.info({ meaning, outcome }, "the marketing provider refuses an address");
      return outcome;
    }
  }

  /**
   * Makes the same two requests and one count for every address, so that the response time does not reveal whether the
   * address is known. The number of confirmation mails to an address is limited, because others can sign it up.
   */
  async #set(
    address: EmailAddress,
    { timeoutMs, signal, topics = [], language }: SubscribeOptions,
  ): Promise<void> {
    const { openList, hasDoubleOptIn, rateLimitStore, log } = this.#options;
    const { marketing, listId } = await openList();
    const { members } = marketing.lists;
    // The signal ends the calls wherever they wait, in the queue or for a response. Their own timeout begins after the
    // queue; it only avoids retries that would be too late.
    const limit = AbortSignal.timeout(timeoutMs);
    const options: CallOptions = {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      timeout: timeoutMs,
    };
    const member = { list_id: listId, subscriber_hash: subscriberHash(address) };
    const before = await members
      .get({ ...member, fields: ["status", "language"] }, options)
      .catch((error: unknown) => {
        if (error instanceof MarketingApiError && error.status === 404) return undefined;
        throw error;
      });
    const { count } = await rateLimitStore.count(`confirmations ${member.subscriber_hash}`, DAY_MS);
    const isLimited = count > MAX_CONFIRMATIONS_PER_DAY;
    if (isLimited) log.info({ count }, "an address was signed up too often; no confirmation e-mail is sent");
    const status = statusOnSignUp(before?.status ?? "none", { hasDoubleOptIn, isLimited });
    const isAsked = before === undefined || status.status !== undefined;
    // Anybody may have entered the address: what its owner gets already stays in the owner's language.
    const mayChoose = isAsked || before.language === "";
    const set = async () => {
      const ids = await this.#interests.idsOf(topics, options);
      const interests = Object.fromEntries(ids.map((id) => [id, true]));
      const body = {
        email_address: address,
        ...status,
        ...(mayChoose && language !== undefined && { language }),
        ...(ids.length > 0 && { interests }),
      };
      // A sign-up has no values for merge fields, although the list may require some.
      await members.set({ ...member, body, skip_merge_validation: true }, options);
    };
    await set().catch((error: unknown) => {
      if (!isInvalidResource(error) || addressRefusalOf(error) || topics.length === 0) throw error;
      // An interest may have been deleted at the provider. It is created again.
      this.#interests.forget();
      return set();
    });
  }
}
