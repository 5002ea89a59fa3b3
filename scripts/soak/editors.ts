import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Load } from "./load.ts";
import type { Visit } from "./visitors.ts";

/** Milliseconds between two things that an editor does. */
const PAUSE_MS = 1_500;
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
  const editor = new Editor(load);
  let published = 0;
  while (!stop.aborted) {
    try {
      await editor.publish(published);
      published += 1;
    } catch (error) {
      load.failed("an editor", error);
    }
    await wait(PAUSE_MS, undefined, { signal: stop }).catch(() => undefined);
  }
  return published;
}

/** Who changes one page again and again. */
class Editor {
  readonly #load: Load;
  #token = "";

  constructor(load: Load) {
    this.#load = load;
  }

  /** Changes the page, looks at it, and publishes it. */
  async publish(turn: number): Promise<void> {
    const load = this.#load;
    const { uid, data } = documentSchema.parse(
      JSON.parse(await load.make({ method: "GET", path: DOCUMENT })),
    );
    const title = `${data.title.replace(/ \d+$/, "")} ${turn}`;
    await load.make(json("PUT", DOCUMENT, { uid, data: { ...data, title } }));
    if (turn % PREVIEW_EVERY === 0) this.#token = await openPreview(load, this.#token);
    await lookAt(load, this.#token);
    await load.make(json("POST", `${API}/publish`, {}));
    if (turn % 2 === 0) {
      await load.make(json("POST", "/api/webhooks/content", { type: "api-update", secret: WEBHOOK_SECRET }));
    }
  }
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
  for (const path of ["/company", "/news", "/search?s=board", "/investors"]) {
    await load.make({ method: "GET", path, headers: cookie });
  }
  await load.make({ method: "GET", path: "/api/exit-preview", headers: cookie });
}

function json(method: Visit["method"], path: string, body: unknown): Visit {
  return { method, path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
