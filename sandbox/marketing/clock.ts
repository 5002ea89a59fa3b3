import { catalog } from "../../src/ports/marketing-api/catalog.ts";
import { requestOf } from "../../src/ports/marketing-api/request.ts";
import type { SandboxAccount } from "./account.ts";

/** How often time passes in an account that nobody calls. */
const TICK_INTERVAL_MS = 1000;

/** The account's time: the machine's own, until it is made to stand. */
export class SandboxClock {
  #standsAt: number | undefined;

  /** In milliseconds. */
  now(): number {
    return this.#standsAt ?? Date.now();
  }

  /** Stands at a moment, in milliseconds; runs again with `undefined`. */
  standAt(moment: number | undefined): void {
    this.#standsAt = moment;
  }
}

/** Carries batches out and sends campaigns in time, although nobody asks for them. The answer ends it. */
export function keepTime({
  live,
  perform,
  changed,
}: Pick<SandboxAccount, "live" | "perform" | "changed">): () => void {
  const isDue = () =>
    Object.values(live().batches).some(({ status }) => status !== "finished") ||
    Object.values(live().campaigns).some(({ status }) => status === "sending" || status === "schedule");
  const timer = setInterval(() => {
    if (!isDue()) return;
    // Time passes with any call.
    void perform(requestOf("ping.get", catalog.ping.get), {}).then(changed);
  }, TICK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
