import { emailAddress } from "../domain/newsletter/email-address.ts";
import type { Topic } from "../domain/newsletter/topics.ts";
import { type Meter, silentMeter } from "../ports/meter.ts";
import type { AudienceOutcome, NewsletterAudience } from "../ports/newsletter-audience.ts";

/**
 * The public outcome of a sign-up.
 *
 * - `signed-up`: also if the audience refuses the address because of its owner: this must stay private.
 * - `invalid-address`: the text is not an e-mail address; nothing was sent.
 * - `implausible-address`: it is one in its form, but the audience does not consider it a real one.
 * - `suspected-bot`: the honeypot was filled in; nothing was sent.
 * - `busy`: too many sign-ups are in flight to meet the timeout; nothing was sent.
 */
export type SubscribeOutcome = Exclude<Outcome, "refused">;

type Outcome = AudienceOutcome | "invalid-address" | "suspected-bot" | "busy";

export interface SubscribeInput {
  readonly address: string;
  /** The chosen topics of alerts; topics that the site does not offer are ignored. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /** The language of the page, as in addresses: `de`. Default: that of addresses without a language. */
  readonly language?: string | undefined;
  /** The value of a field that is invisible to people, but filled in by bots. Default: there was no such field. */
  readonly honeypot?: string | undefined;
  /** Aborts the sign-up when the client has disconnected. Default: it is not aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** Timeout of a sign-up and the loading of its topics together, so that a visitor gets a response within 10 s. */
const TIMEOUT_MS = 9_000;

/** The marketing provider allows ten concurrent calls; if it is slow, sign-ups must not fill the memory. */
const CONCURRENCY_LIMIT = 60;

interface SubscribeNewsletterOptions {
  /** Default: nothing is recorded. */
  readonly meter?: Meter;
  /** Timeout of a sign-up and the loading of its topics together. Default: 9,000. */
  readonly timeoutMs?: number;
  /** The topics that the site offers in a language of addresses. Default: none. */
  readonly offeredTopics?: (language: string | undefined) => Promise<readonly Topic[]>;
  /** What the audience knows a language of addresses by (ISO 639-1). Default: it tells no languages apart. */
  readonly memberLanguage?: (language: string | undefined) => string | undefined;
}

/** Signs up an address for the newsletter. */
export class SubscribeNewsletter {
  readonly #audience: NewsletterAudience;
  readonly #meter: Meter;
  readonly #timeoutMs: number;
  readonly #offeredTopics: NonNullable<SubscribeNewsletterOptions["offeredTopics"]>;
  readonly #memberLanguage: NonNullable<SubscribeNewsletterOptions["memberLanguage"]>;
  #inFlight = 0;

  constructor(audience: NewsletterAudience, options: SubscribeNewsletterOptions = {}) {
    this.#audience = audience;
    this.#meter = options.meter ?? silentMeter;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#offeredTopics = options.offeredTopics ?? (async () => []);
    this.#memberLanguage = options.memberLanguage ?? (() => undefined);
  }

  /**
   * Signing up again succeeds, and the outcome does not reveal whether the address was known or deleted. Rejects with
   * `NewsletterAudienceError` if the audience fails or times out; the address may have been signed up nevertheless.
   * Rejects with `ContentServiceError` if the offered topics are not known.
   */
  async run(input: SubscribeInput): Promise<SubscribeOutcome> {
    try {
      const outcome = await this.#subscribe(input);
      this.#meter.count("sign_ups_total", { outcome });
      return outcome === "refused" ? "signed-up" : outcome;
    } catch (error) {
      this.#meter.count("sign_ups_total", { outcome: "failed" });
      throw error;
    }
  }

  async #subscribe({ honeypot, signal, topics: chosen = [], ...input }: SubscribeInput): Promise<Outcome> {
    if (honeypot) return "suspected-bot";
    const address = emailAddress(input.address);
    if (address === undefined) return "invalid-address";
    if (this.#inFlight >= CONCURRENCY_LIMIT) return "busy";
    this.#inFlight += 1;
    const deadline = performance.now() + this.#timeoutMs;
    try {
      const offered = chosen.length > 0 ? await this.#offeredTopics(input.language) : [];
      const topics = offered.filter(({ name }) => chosen.includes(name)).map(({ shared }) => shared);
      const timeoutMs = Math.max(1, Math.round(deadline - performance.now()));
      const language = this.#memberLanguage(input.language);
      return await this.#audience.subscribe(address, { signal, timeoutMs, topics, language });
    } finally {
      this.#inFlight -= 1;
    }
  }
}
