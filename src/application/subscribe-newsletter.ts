import { type EmailAddress, emailAddress } from "../domain/newsletter/email-address.ts";
import type { Log } from "../ports/log.ts";
import type { CallOptions, MarketingApi } from "../ports/marketing-api/api.ts";
import { MarketingApiError } from "../ports/marketing-api/errors.ts";
import { subscriberHash } from "../ports/marketing-api/subscriber-hash.ts";
import { type Meter, silentMeter } from "../ports/meter.ts";

/**
 * How a sign-up ended.
 *
 * - `signed-up`: the provider has the address, subscribed or waiting for confirmation.
 * - `invalid-address`: the text is no e-mail address; nothing was sent.
 * - `refused`: the provider must not take the address from us, because its owner once complained or was removed for
 *   good; only they can sign up again, at the provider.
 * - `busy`: so many others are being signed up that this one would not be in time; nothing was sent.
 */
export type SubscribeOutcome = "signed-up" | "invalid-address" | "refused" | "busy";

export interface SubscribeInput {
  readonly address: string;
  /** Ends the sign-up when whoever asked for it has left. Default: it runs to its end. */
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that a sign-up may take, so that the visitor is answered within 10 s. */
const DEADLINE = 9_000;

/** Sign-ups under way at once. The provider takes ten calls at a time; a slow one must not fill the server. */
const MOST_AT_ONCE = 60;

interface SubscribeOptions {
  /** Default: counts nothing. */
  readonly meter?: Meter;
  /** Milliseconds that a sign-up may take. Default: 9,000. */
  readonly deadline?: number;
}

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
  readonly #meter: Meter;
  readonly #deadline: number;
  #underWay = 0;

  /** @param audience - Opens the audience, when the first visitor signs up. */
  constructor(audience: () => Promise<Audience>, log: Log, options: SubscribeOptions = {}) {
    this.#audience = audience;
    this.#log = log;
    this.#meter = options.meter ?? silentMeter;
    this.#deadline = options.deadline ?? DEADLINE;
  }

  /**
   * Always the same two calls, whether the address is known or not, so that the time a visitor waits tells nothing
   * about it. Signing up twice is a success, and what is repeated changes nothing at the provider.
   *
   * Rejects with `MarketingApiError` when the provider fails, or does not answer in time; the address may have been
   * signed up all the same.
   */
  async run({ address: text, signal }: SubscribeInput): Promise<SubscribeOutcome> {
    try {
      const outcome = await this.#run(text, signal);
      this.#meter.count("sign_ups_total", { outcome });
      return outcome;
    } catch (error) {
      this.#meter.count("sign_ups_total", { outcome: "failed" });
      throw error;
    }
  }

  async #run(text: string, signal: AbortSignal | undefined): Promise<SubscribeOutcome> {
    const address = emailAddress(text);
    if (address === undefined) return "invalid-address";
    if (this.#underWay >= MOST_AT_ONCE) return "busy";
    this.#underWay += 1;
    const time = { until: Date.now() + this.#deadline, left: signal };
    try {
      await signUp(await this.#audience(), address, time);
      return "signed-up";
    } catch (error) {
      if (!(error instanceof MarketingApiError) || !REFUSED_FOR_GOOD.has(error.title ?? "")) throw error;
      this.#log.info({ title: error.title }, "the marketing provider must not take a sign-up");
      return "refused";
    } finally {
      this.#underWay -= 1;
    }
  }
}

/** How long a sign-up may go on. */
interface SignUpTime {
  /** By the clock, in milliseconds. */
  readonly until: number;
  /** Says when the visitor has left. */
  readonly left: AbortSignal | undefined;
}

function callOptions({ until, left }: SignUpTime): CallOptions {
  return { ...(left && { signal: left }), timeout: Math.max(1, until - Date.now()) };
}

async function signUp(
  { marketing, listId, doubleOptIn }: Audience,
  address: EmailAddress,
  time: SignUpTime,
): Promise<void> {
  const member = { list_id: listId, subscriber_hash: subscriberHash(address) };
  const before = await marketing.lists.members
    .get({ ...member, fields: ["status"] }, callOptions(time))
    .catch((error: unknown) => {
      if (error instanceof MarketingApiError && error.status === 404) return undefined;
      throw error;
    });
  const body = {
    email_address: address,
    status_if_new: doubleOptIn ? ("pending" as const) : ("subscribed" as const),
    ...(before && LEFT.has(before.status) ? { status: "pending" as const } : {}),
  };
  await marketing.lists.members.set({ ...member, body }, callOptions(time));
}
