import { setTimeout as wait } from "node:timers/promises";
import { SandboxEditor } from "../site-process/editor.ts";

const SITE_OPTIONS = "site-options_site-options";
/** Maximum time until a publish reaches visitors. */
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

/**
 * Publishes a tag manager in the sandbox of a site with `TRACKING_CONSENT=ask`, which then asks its visitors. Resolves when
 * documents have it.
 */
export async function publishTagManager(origin: string, container: string): Promise<void> {
  const editor = new SandboxEditor(`${origin}/sandbox`);
  await editor.change(SITE_OPTIONS, { gtmCode: container });
  await editor.publish();
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await (await fetch(`${origin}/company`)).text()).includes(container)) {
    if (performance.now() > deadline) throw new Error("The tag manager was not published in time.");
    await wait(POLL_INTERVAL_MS);
  }
}
