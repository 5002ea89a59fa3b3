import { emailAddress } from "../domain/newsletter/email-address.ts";
import { type Meter, silentMeter } from "../ports/meter.ts";
import type { AudienceOutcome, NewsletterAudience } from "../ports/newsletter-audience.ts";

/**
 * How a sign-up ended, as far as whoever sent it may know.
 *
 * - `signed-up`: also where the audience must not take the address. Its owner has been erased; who else they are is
 *   nobody's to ask.
 * - `invalid-address`: the text is no e-mail address; nothing was sent.
 * - `suspected-bot`: the honeypot was filled in; nothing was sent.
 * - `busy`: so many others are being signed up that this one would not be in time; nothing was sent.
 */
export type SubscribeOutcome = Exclude<Outcome, "refused">;

type Outcome = AudienceOutcome | "invalid-address" | "suspected-bot" | "busy";

export interface SubscribeInput {
  readonly address: string;
  /** Topics of alerts that were chosen; what the site does not offer is left out. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /** What is in the field that people do not see, but programs fill in. Default: there was no such field. */
  readonly honeypot?: string | undefined;
  /** Ends the sign-up when whoever asked for it has left. Default: it runs to its end. */
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that a sign-up may take, so that the visitor is answered within 10 s. */
const TIMEOUT_MS = 9_000;

/** Sign-ups under way at once. A marketing provider takes ten calls at a time; a slow one must not fill the server. */
const CONCURRENCY_LIMIT = 60;

interface SubscribeNewsletterOptions {
  /** Default: counts nothing. */
  readonly meter?: Meter;
  /** Milliseconds that a sign-up may take. Default: 9,000. */
  readonly timeoutMs?: number;
  /** The topics that the site offers. Default: none. */
  readonly offeredTopics?: () => Promise<readonly string[]>;
}

/** Signs an address up for the newsletter. */
export class SubscribeNewsletter {
  readonly #audience: NewsletterAudience;
  readonly #meter: Meter;
  readonly #timeoutMs: number;
  readonly #offeredTopics: () => Promise<readonly string[]>;
  #underWay = 0;

  constructor(audience: NewsletterAudience, options: SubscribeNewsletterOptions = {}) {
    this.#audience = audience;
    this.#meter = options.meter ?? silentMeter;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#offeredTopics = options.offeredTopics ?? (async () => []);
  }

  /**
   * Signing up twice is a success, and the answer does not tell whether the address was known or erased. Rejects with
   * `NewsletterAudienceError` when the audience fails or does not answer in time, in which case the address may have been
   * signed up all the same, and with `ContentServiceError` when nobody knows which topics there are.
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

  async #subscribe({
    address: text,
    honeypot,
    signal,
    topics: chosen = [],
  }: SubscribeInput): Promise<Outcome> {
    if (honeypot) return "suspected-bot";
    const address = emailAddress(text);
    if (address === undefined) return "invalid-address";
    if (this.#underWay >= CONCURRENCY_LIMIT) return "busy";
    this.#underWay += 1;
    try {
      const offered = chosen.length > 0 ? await this.#offeredTopics() : [];
      const topics = offered.filter((topic) => chosen.includes(topic));
      return await this.#audience.subscribe(address, { signal, timeoutMs: this.#timeoutMs, topics });
    } finally {
      this.#underWay -= 1;
    }
  }
}
