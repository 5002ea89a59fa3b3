import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Load } from "./load.ts";
import { sending } from "./visitors.ts";

/** Pause of an editor between two actions. */
const PAUSE_MS = 1_500;
/** Number of publishes per new preview: the cache of previewed documents is full after the warm-up. */
const PREVIEW_EVERY = 2;
/** Number of titles, which come again: caches by title, such as that of social images, are full after the warm-up. */
const TITLES = 50;

const API = "/sandbox/editor/api";
const DOCUMENT = `${API}/documents/page_company`;

const documentSchema = z.object({ uid: z.string(), data: z.looseObject({ title: z.string() }) });
const previewSchema = z.object({ token: z.string() });

/** Address of the editors on the site, where the attacker's would be limited. The editor's own pages are for this machine. */
const FROM = { "x-forwarded-for": "10.200.0.1" };

/** Shared secret of the site and the content service's webhook. */
export const WEBHOOK_SECRET = "soaked";

/**
 * Changes one page, views its preview and publishes it, until aborted; every second publish is sent to the site by webhook.
 * Returns the number of publishes.
 */
export async function edit(load: Load, stop: AbortSignal): Promise<number> {
  let published = 0;
  let token = "";
  while (!stop.aborted) {
    try {
      await changeTitle(load, published);
      if (published % PREVIEW_EVERY === 0) token = await openPreview(load, token);
      await viewPreview(load, token);
      await load.request(sending("POST", `${API}/publish`, {}));
      const event = { type: "api-update", secret: WEBHOOK_SECRET };
      if (published % 2 === 0) await load.request(sending("POST", "/api/webhooks/content", event));
      published += 1;
    } catch (error) {
      load.failed("an editor", error);
    }
    await wait(PAUSE_MS, undefined, { signal: stop }).catch(() => undefined);
  }
  return published;
}

async function changeTitle(load: Load, turn: number): Promise<void> {
  const response = await load.request({ method: "GET", path: DOCUMENT });
  const { uid, data } = documentSchema.parse(JSON.parse(response));
  const title = `${data.title.replace(/ \d+$/, "")} ${turn % TITLES}`;
  await load.request(sending("PUT", DOCUMENT, { uid, data: { ...data, title } }));
}

async function openPreview(load: Load, last: string): Promise<string> {
  if (last !== "")
    await load.request({ ...sending("POST", `${API}/previews/expire`, { token: last }), expected: 204 });
  const response = await load.request({ ...sending("POST", `${API}/previews`, {}), expected: 201 });
  return previewSchema.parse(JSON.parse(response)).token;
}

/** Enters a preview, requests some pages and a search, and leaves it. */
async function viewPreview(load: Load, token: string): Promise<void> {
  const headers = { ...FROM, cookie: `io.prismic.preview=${encodeURIComponent(token)}` };
  const query = new URLSearchParams({ token });
  await load.request({ method: "GET", path: `/api/preview?${query}`, headers: FROM, expected: 302 });
  for (const path of ["/company", "/news", "/search?s=board", "/investors"]) {
    await load.request({ method: "GET", path, headers });
  }
  await load.request({ method: "GET", path: "/api/exit-preview", headers });
}
