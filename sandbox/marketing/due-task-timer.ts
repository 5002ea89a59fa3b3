import { catalog } from "../../src/ports/marketing-api/catalog.ts";
import { requestOf } from "../../src/ports/marketing-api/request.ts";
import type { SandboxAccount } from "./account.ts";

/** How often due batches and campaigns are checked. */
const TICK_INTERVAL_MS = 1000;

/** Runs due batches and sends due campaigns without a request. Returns a function that stops it. */
export function startDueTaskTimer({
  live,
  perform,
  changed,
}: Pick<SandboxAccount, "live" | "perform" | "changed">): () => void {
  const isDue = () =>
    Object.values(live().batches).some(({ status }) => status !== "finished") ||
    Object.values(live().campaigns).some(({ status }) => status === "sending" || status === "schedule");
  const timer = setInterval(() => {
    if (!isDue()) return;
    // Any call runs what is due. A simulated failure may refuse it; the next one does.
    perform(requestOf("ping.get", catalog.ping.get), {}).then(changed, () => undefined);
  }, TICK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
