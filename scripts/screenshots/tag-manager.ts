import { setTimeout as wait } from "node:timers/promises";

const SITE_OPTIONS = "/documents/site-options_site-options";
/** Maximum time until a publish reaches visitors. */
const TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

/**
 * Publishes a tag manager in the sandbox of a site with `TRACKING_CONSENT=ask`, which then asks its visitors. Resolves when
 * documents have it.
 */
export async function publishTagManager(origin: string, container: string): Promise<void> {
  const editor = `${origin}/sandbox/editor/api`;
  const send = (method: string, path: string, body: object) =>
    fetch(editor + path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const { data }: { data: object } = await (await fetch(editor + SITE_OPTIONS)).json();
  await send("PUT", SITE_OPTIONS, { data: { ...data, gtmCode: container } });
  await send("POST", "/publish", {});
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await (await fetch(`${origin}/company`)).text()).includes(container)) {
    if (performance.now() > deadline) throw new Error("The tag manager was not published in time.");
    await wait(POLL_INTERVAL_MS);
  }
}
