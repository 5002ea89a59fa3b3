import { afterAll, beforeAll, test, vi } from "vitest";
import { type RunningSite, seenNoticesAt, startBuiltSite } from "../../scripts/screenshots/built-site.ts";

/** The secret of the content service's webhook. */
export const WEBHOOK_SECRET = "told to nobody else";

/** Address of the site under test. */
export let origin: string;

// Shared by files in one process: the site is started once per worker.
let sharedOrigin: string;

/** The shared site is closed with the worker. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that this one needs from the pattern
const onSharedSite = test.extend("site", { scope: "worker" }, async ({}, { onCleanup }) => {
  const site = await startSite();
  onCleanup(site.close);
  return site;
});

/** Makes the tests of the file use the shared site. */
export function visitSharedSite(): void {
  onSharedSite.beforeAll(async ({ site }) => {
    sharedOrigin = site.origin;
    origin = sharedOrigin;
  });
}

/** A separate site, for tests that change it or find the text of files. Call it in the file or in `describe`. */
export function visitOwnSite(
  environment: Readonly<Record<string, string>> = {},
  { readsFiles = false } = {},
): void {
  let own: RunningSite | undefined;
  beforeAll(async () => {
    own = await startSite(environment, readsFiles);
    origin = own.origin;
  });
  afterAll(async () => {
    await own?.close();
    origin = sharedOrigin;
  });
}

/** @param readsFiles - Whether the text of files is read, which only the search needs: it takes seconds of CPU time. */
async function startSite(
  configured: Readonly<Record<string, string>> = {},
  readsFiles = false,
): Promise<RunningSite> {
  const site = await startBuiltSite({
    // All tests come from one address.
    RENDERINGS_PER_MINUTE: "0",
    SEARCHES_PER_MINUTE: "0",
    SIGN_UPS_PER_MINUTE: "0",
    WEBHOOKS_PER_MINUTE: "0",
    PREVIEWS_PER_MINUTE: "0",
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    ...configured,
  });
  if (!readsFiles) {
    const fault = { kind: "status", status: 503, scope: "files", times: 10_000 };
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(fault);
    await fetch(`${site.origin}/sandbox/editor/api/faults`, { method: "POST", headers, body });
  }
  await vi.waitUntil(() => hasIndex(site.origin), { timeout: 30_000, interval: 100 });
  return site;
}

/** Whether the search index is ready. Until then, the content service finds less, and what is found cannot be filtered. */
async function hasIndex(site: string): Promise<boolean> {
  const html = await (await fetch(`${site}/search?s=results&t=page`)).text();
  return html.includes("year=");
}

/** The cookies of a visitor who has seen all notices. */
export function seenNotices() {
  return seenNoticesAt(origin);
}
