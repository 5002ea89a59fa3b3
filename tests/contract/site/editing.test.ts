import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";
import { hasSample } from "../../configuration/sample.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const EDITOR = "/sandbox/editor/api";

/** A publish is visible once it is rendered, which takes longer on a busy machine. */
const WAIT_OPTIONS = { timeout: 20_000 };

let site: FastifyInstance;
/** Milliseconds by which the clock was advanced. */
let skipped = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const now = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => now() + skipped);
  const config = readConfig({ LOG_LEVEL: "silent" });
  site = await createSite(config, await createBuiltRenderer(DIST));
});
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await site.close();
});

async function headingAt(path: string): Promise<string | undefined> {
  const { body } = await site.inject(path);
  return /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
}

/** Advances the site's clock; the published ref may be 5 s old. */
function pass(seconds: number): void {
  skipped += seconds * 1_000;
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

describe.skipIf(!hasSample)("an editor in the sandbox of a running site", { timeout: 60_000 }, () => {
  it("changes a page: visitors see it within 5 s after the publish", async () => {
    const before = await headingAt("/terms");
    const { data } = (await site.inject(`${EDITOR}/documents/page_terms`)).json();
    await site.inject({
      method: "PUT",
      url: `${EDITOR}/documents/page_terms`,
      payload: { data: { ...data, title: "Terms, changed" } },
    });
    pass(5);
    expect(await headingAt("/terms")).toBe(before);

    await site.inject({ method: "POST", url: `${EDITOR}/publish`, payload: {} });
    pass(5);
    await vi.waitFor(async () => expect(await headingAt("/terms")).toBe("Terms, changed"), WAIT_OPTIONS);
  });

  it("unpublishes a page: it is gone, and links to it lead to the home page", async () => {
    await site.inject({ method: "DELETE", url: `${EDITOR}/documents/page_community` });
    await site.inject({ method: "POST", url: `${EDITOR}/publish`, payload: {} });
    pass(5);
    await vi.waitFor(async () => {
      expect((await site.inject("/sustainability/community")).statusCode).toBe(410);
      expect((await site.inject("/terms")).body).not.toContain('href="/sustainability/community"');
    }, WAIT_OPTIONS);
  });
});
