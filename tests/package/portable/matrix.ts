/** A program that runs the contract tests of the marketing port over HTTP in any runtime, and tries what they do not. */
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import { verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
import { parseWebhook } from "../../../src/ports/marketing-api/webhooks.ts";
import { openRemoteAccount } from "../../contract/marketing-api/contract/remote-account.ts";
import { marketingApiContract } from "../../contract/marketing-api/contract.ts";
import { runTests } from "./vitest.ts";

/** The module of the sandbox, where it can be loaded. */
type SandboxModule = typeof import("../../../packages/marketing-api/src/sandbox.ts");

/** Tries all of it against the sandbox at an origin. Returns the user agent; and `yes`, or why not, by ability. */
export async function tryAll(origin: string, sandbox: () => Promise<SandboxModule>) {
  const baseUrl = `${origin}/3.0`;
  const connect = () => createRestMarketingApi({ apiKey: "any-us1", baseUrl });
  const order = (fault: object) =>
    fetch(`${origin}/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fault),
    });
  const abilities: Readonly<Record<string, () => Promise<unknown>>> = {
    async contract() {
      const api = connect();
      marketingApiContract(() => openRemoteAccount(origin, api));
      const { passed, failed } = await runTests();
      if (failed.length > 0 || passed < 100) throw new Error(`${passed} passed; ${JSON.stringify(failed)}`);
    },
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
  const agent = globalThis.navigator?.userAgent ?? `Node.js/${process.versions.node}`;
  const outcomes: Record<string, string> = { agent };
  for (const [name, attempt] of Object.entries(abilities)) {
    outcomes[name] = await attempt().then(
      () => "yes",
      (error: unknown) => String(error),
    );
  }
  return outcomes;
}
