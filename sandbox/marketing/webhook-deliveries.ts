import type { OutgoingWebhook } from "../../src/adapters/in-memory/marketing/service-call.ts";
import { signWebhook } from "../../src/ports/marketing-api/webhook-signature.ts";

export interface DeliveryAttempt {
  readonly at: string;
  /** Status of the receiver's response; absent without a response. */
  readonly status?: number;
  /** Why there was no response. */
  readonly error?: string;
}

export interface Delivery extends OutgoingWebhook {
  readonly number: number;
  /**
   * `waiting` is retried at `next_attempt_at`. `refused` was never sent, because the sandbox may not call its URL.
   * `disabled` was never sent either, because its receiver has returned 410 before.
   */
  readonly state: "waiting" | "delivered" | "failed" | "refused" | "disabled";
  readonly attempts: readonly DeliveryAttempt[];
  readonly next_attempt_at?: string;
}

/** Runs a function later; returns a function that cancels it. */
type Schedule = (run: () => void, milliseconds: number) => () => void;

export interface WebhookDeliveryOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The secret for signatures. */
  readonly secret: string;
  /** Names of hosts that may be called besides this machine's own, in lower case. Default: none. */
  readonly hosts?: readonly string[] | undefined;
  /** Default: `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Default: `setTimeout`. */
  readonly schedule?: Schedule | undefined;
}

/** Time within which a receiver has to respond. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** The service retries a webhook three times within 75 minutes. */
const RETRY_DELAYS_MS = [5, 20, 50].map((minutes) => minutes * 60_000);
/** Older deliveries are deleted from the log. */
const MAX_LOG_ENTRIES = 500;
/** Addresses of this machine, as `URL` writes them. */
const OWN_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const GONE = 410;

/** Delivers webhooks to receivers on this machine and on allowed hosts. It sends requests to no other host. */
export class WebhookDeliveries {
  readonly #options: WebhookDeliveryOptions;
  readonly #deliveries = new Map<number, Delivery>();
  readonly #retries = new Map<number, () => void>();
  /** Webhooks whose receiver returned 410. */
  readonly #disabled = new Set<string>();
  readonly #closing = new AbortController();
  #last = 0;
  #clearings = 0;
  #origin = "";

  constructor(options: WebhookDeliveryOptions) {
    this.#options = options;
  }

  /** The deliveries, the newest first. */
  get log(): readonly Delivery[] {
    return [...this.#deliveries.values()].reverse();
  }

  /** Sets the origin of the sandbox for the URLs of batch results: `http://127.0.0.1:3001`. */
  setOrigin(origin: string): void {
    this.#origin = origin;
  }

  /** Delivers a webhook now, and retries it later after a failure. Resolves after the first attempt. */
  async add(webhook: OutgoingWebhook): Promise<void> {
    this.#last += 1;
    const body = this.#bodyOf(webhook);
    const state = this.#stateOf(webhook);
    const delivery: Delivery = { ...webhook, body, number: this.#last, state, attempts: [] };
    this.#store(delivery);
    if (delivery.state === "waiting") await this.#attempt(delivery);
  }

  /** Retries all waiting deliveries at once. */
  async retryNow(): Promise<void> {
    const waiting = [...this.#retries.keys()].flatMap((number) => this.#deliveries.get(number) ?? []);
    await Promise.all(waiting.map((delivery) => this.#attempt(delivery)));
  }

  /** Forgets all deliveries, and cancels retries. */
  clear(): void {
    this.#cancelRetries();
    this.#deliveries.clear();
    this.#disabled.clear();
    this.#clearings += 1;
  }

  /** Aborts attempts in flight, and cancels retries. */
  close(): void {
    this.#closing.abort();
    this.#cancelRetries();
  }

  #cancelRetries(): void {
    for (const cancel of this.#retries.values()) cancel();
    this.#retries.clear();
  }

  /** The in-memory account returns the results of a batch as a data URL, which is too large for a form. */
  #bodyOf({ body }: OutgoingWebhook): string {
    const form = new URLSearchParams(body);
    if (!form.get("data[response_body_url]")?.startsWith("data:")) return body;
    const file = `${encodeURIComponent(form.get("data[id]") ?? "")}.tar.gz`;
    form.set("data[response_body_url]", `${this.#origin}/batch-results/${file}`);
    return form.toString();
  }

  /** Sends a GET. Resolves with the status: 0 without a response, `undefined` for a host that may not be called. */
  async ping(url: string): Promise<number | undefined> {
    if (!this.#isAllowed(url)) return undefined;
    return (await this.#send(url, { method: "GET" })).status ?? 0;
  }

  #isAllowed(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname } = new URL(url);
    const isKnown = OWN_MACHINE.test(hostname) || this.#options.hosts?.includes(hostname) === true;
    return isKnown && /^https?:$/.test(protocol);
  }

  #stateOf({ url, webhook_id }: OutgoingWebhook): Delivery["state"] {
    if (!this.#isAllowed(url)) return "refused";
    return this.#disabled.has(webhook_id) ? "disabled" : "waiting";
  }

  async #attempt(delivery: Delivery): Promise<void> {
    this.#retries.get(delivery.number)?.();
    this.#retries.delete(delivery.number);
    const at = this.#options.now();
    const clearings = this.#clearings;
    const outcome = await this.#post(delivery, at);
    if (this.#closing.signal.aborted || clearings !== this.#clearings) return;
    const { next_attempt_at: _past, ...past } = delivery;
    const attempts = [...delivery.attempts, { at: new Date(at).toISOString(), ...outcome }];
    const isDelivered = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300;
    const delay = RETRY_DELAYS_MS[delivery.attempts.length];
    if (outcome.status === GONE) this.#disabled.add(delivery.webhook_id);
    if (isDelivered || delay === undefined || outcome.status === GONE) {
      this.#store({ ...past, attempts, state: isDelivered ? "delivered" : "failed" });
      return;
    }
    const next_attempt_at = new Date(at + delay).toISOString();
    const waiting: Delivery = { ...past, attempts, state: "waiting", next_attempt_at };
    this.#store(waiting);
    const { schedule = later } = this.#options;
    this.#retries.set(
      waiting.number,
      schedule(() => void this.#attempt(waiting), delay),
    );
  }

  async #post({ url, body }: Delivery, now: number): Promise<Omit<DeliveryAttempt, "at">> {
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "x-mailchimp-signature": await signWebhook(body, this.#options.secret, now),
    };
    return this.#send(url, { method: "POST", body, headers });
  }

  async #send(url: string, init: RequestInit): Promise<Omit<DeliveryAttempt, "at">> {
    const { fetch: send = fetch } = this.#options;
    try {
      const response = await send(url, {
        ...init,
        headers: { ...init.headers, "user-agent": "marketing-api-sandbox" },
        // A redirect could lead to a host that is not allowed.
        redirect: "manual",
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return { status: response.status };
    } catch (error) {
      return { error: reasonOf(error) };
    }
  }

  #store(delivery: Delivery): void {
    this.#deliveries.set(delivery.number, delivery);
    const [oldest] = this.#deliveries.keys();
    if (this.#deliveries.size > MAX_LOG_ENTRIES && oldest !== undefined) this.#deliveries.delete(oldest);
  }
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
