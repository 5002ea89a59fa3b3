/** A program that tries abilities of the client, beside those of the contract, in any runtime. */
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
import { parseWebhook } from "../../../src/ports/marketing-api/webhooks.ts";

/** The module of the sandbox, where it can be loaded. */
export interface SandboxModule {
  startSandbox(): Promise<{ readonly url: string; close(): Promise<void> }>;
}

/**
 * Tries all of it against a sandbox.
 *
 * @param origin - The origin of the sandbox.
 * @returns `yes`, or why not, by ability.
 */
export async function tryAll(
  origin: string,
  sandbox: () => Promise<SandboxModule>,
): Promise<Record<string, string>> {
  const baseUrl = `${origin}/3.0`;
  const connect = () => createRestMarketingApi({ apiKey: "any-us1", baseUrl });
  const order = (fault: object) =>
    fetch(`${origin}/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fault),
    });
  const abilities: Readonly<Record<string, () => Promise<unknown>>> = {
    async webhook() {
      const body =
        "type=unsubscribe&fired_at=2026-11-21 08:30:00&data[id]=8a25ff1d98&data[list_id]=a6b5da1054&data[email]=ada@example.com";
      const signature = "t=1795249800,v1=2d97a42cdcd16a1a4d475af2442c83f4f3d521d5c8b3ad0f3d215908f9e34eca";
      if (!(await verifyWebhookSignature(body, signature, "secret", 1_795_249_800_000)))
        throw new Error("refused");
      if (parseWebhook(body).type !== "unsubscribe") throw new Error("misread");
    },
    async sandbox() {
      const { startSandbox } = await sandbox();
      const { url, close } = await startSandbox();
      await createRestMarketingApi({ apiKey: "any", baseUrl: url }).ping.get();
      await close();
    },
    async "429"() {
      await order({ kind: "status", status: 429, operation: "ping.get", times: 3 });
      const { ping } = connect();
      await Promise.all([ping.get(), ping.get(), ping.get()]);
    },
    async abort() {
      await order({ kind: "silence", operation: "ping.get" });
      const controller = new AbortController();
      const call = connect().ping.get({}, { signal: controller.signal });
      setTimeout(() => controller.abort(), 20);
      const error: unknown = await call.catch((reason: unknown) => reason);
      if (!(error instanceof MarketingApiError && error.failure === "aborted")) throw error;
    },
    async close() {
      const marketing = connect();
      const call = marketing.ping.get();
      await Promise.all([marketing.close(), marketing.close()]);
      await call;
    },
  };
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(abilities)) {
    outcomes[name] = await attempt().then(
      () => "yes",
      (error: unknown) => String(error),
    );
  }
  return outcomes;
}
