import type { Publication, SandboxStore } from "./store.ts";

/** Receiver of the webhook. */
export interface WebhookOptions {
  readonly url: string;
  readonly secret: string | null;
}

/** The result of a delivery: the receiver's status, or an error. */
export type Delivery = { readonly status: number } | { readonly error: string };

const TIMEOUT_MS = 5000;

/** Sends webhooks to the website. Without options it sends none. */
export class Webhook {
  readonly #options: WebhookOptions | undefined;
  readonly #store: SandboxStore;
  #pending: Promise<unknown> = Promise.resolve();

  constructor(store: SandboxStore, options: WebhookOptions | undefined) {
    this.#store = store;
    this.#options = options;
  }

  /** Sends `api-update` after all pending deliveries, so that the receiver gets events in order. */
  announce(publication: Publication, apiUrl: string): Promise<Delivery | undefined> {
    const options = this.#options;
    if (!options) return Promise.resolve(undefined);
    const body = {
      type: "api-update",
      masterRef: publication.masterRef,
      releases: {},
      masks: {},
      tags: {},
      documents: publication.documents,
      domain: this.#store.repository,
      apiUrl,
    };
    const delivery = this.#pending.then(() => deliver(options, body));
    this.#pending = delivery;
    return delivery;
  }
}

async function deliver(
  { url, secret }: WebhookOptions,
  body: Readonly<Record<string, unknown>>,
): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "content-sandbox" },
      body: JSON.stringify({ ...body, secret }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
