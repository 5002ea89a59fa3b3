import { z } from "zod";
import type { Publication } from "./store.ts";

/** Receiver of the webhook. */
export interface WebhookOptions {
  readonly url: string;
  readonly secret: string | null;
}

/** The result of a delivery: the receiver's status, and what it says about an error, or why it could not be asked. */
export type Delivery =
  | { readonly status: number; readonly problem?: string | undefined }
  | { readonly error: string };

const problemSchema = z.object({ detail: z.string().optional() });

const TIMEOUT_MS = 5000;

export type Webhook = ReturnType<typeof publishWebhook>;

/** Sends webhooks to the website. Without options it sends none. */
export function publishWebhook(repository: string, options: WebhookOptions | undefined) {
  let pending: Promise<Delivery | undefined> = Promise.resolve(undefined);
  return {
    /** Sends `api-update` after all pending deliveries, so that the receiver gets events in order. */
    announce(publication: Publication, apiUrl: string): Promise<Delivery | undefined> {
      const none = { releases: {}, masks: {}, tags: {} };
      const body = { type: "api-update", ...publication, ...none, domain: repository, apiUrl };
      pending = pending.then(() => options && deliver(options, body));
      return pending;
    },
  };
}

async function deliver({ url, secret }: WebhookOptions, body: object): Promise<Delivery> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": "content-sandbox" },
      body: JSON.stringify({ ...body, secret }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    if (!response.ok) return { status, problem: await problemOf(response) };
    await response.body?.cancel();
    return { status };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What a response says about an error; its reason phrase if that is nothing. */
async function problemOf(response: Response): Promise<string> {
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  return problem.data?.detail ?? `The website responded with ${response.status}.`;
}
