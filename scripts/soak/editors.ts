import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Load } from "./load.ts";
import type { Visit } from "./visitors.ts";

/** Milliseconds between two things that an editor does. */
const PAUSE = 1_500;
/** A new preview is opened once in so many publishes. */
const PREVIEW_EVERY = 20;

const API = "/sandbox/editor/api";
const DOCUMENT = `${API}/documents/page_company`;

const documentSchema = z.object({ uid: z.string(), data: z.looseObject({ title: z.string() }) });
const previewSchema = z.object({ token: z.string() });

/** What the site and the content service's webhook know of each other. */
export const WEBHOOK_SECRET = "soaked";

/**
 * Publishes, and looks at previews, until told to stop. Every other publish is told to the site by the webhook.
 *
 * @returns How often something was published.
 */
export async function edit(load: Load, stop: AbortSignal): Promise<number> {
  const { uid, data } = documentSchema.parse(JSON.parse(await load.make({ method: "GET", path: DOCUMENT })));
  let token = "";
  let published = 0;
  while (!stop.aborted) {
    const title = `${data.title} ${published}`;
    await load.make(json("PUT", DOCUMENT, { uid, data: { ...data, title } }));
    if (published % PREVIEW_EVERY === 0) token = await openPreview(load, token);
    await lookAt(load, token);
    await load.make(json("POST", `${API}/publish`, {}));
    published += 1;
    if (published % 2 === 0) {
      await load.make(json("POST", "/api/webhooks/content", { type: "api-update", secret: WEBHOOK_SECRET }));
    }
    await wait(PAUSE, undefined, { signal: stop }).catch(() => undefined);
  }
  return published;
}

async function openPreview(load: Load, last: string): Promise<string> {
  if (last !== "")
    await load.make({ ...json("POST", `${API}/previews/expire`, { token: last }), expected: 204 });
  const made = await load.make({ ...json("POST", `${API}/previews`, {}), expected: 201 });
  return previewSchema.parse(JSON.parse(made)).token;
}

/** Into a preview, over some pages and a search, and out. */
async function lookAt(load: Load, token: string): Promise<void> {
  const cookie = { cookie: `io.prismic.preview=${encodeURIComponent(token)}` };
  const query = new URLSearchParams({ token });
  await load.make({ method: "GET", path: `/api/preview?${query}`, expected: 302 });
  for (const path of ["/company", "/news", "/search?s=board", "/api/page?path=/company"]) {
    await load.make({ method: "GET", path, headers: cookie });
  }
  await load.make({ method: "GET", path: "/api/exit-preview", headers: cookie });
}

function json(method: Visit["method"], path: string, body: unknown): Visit {
  return { method, path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
