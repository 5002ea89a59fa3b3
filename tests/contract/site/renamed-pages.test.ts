import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { FormerUids } from "../../../src/adapters/content-snapshot/former-uids.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-repository.ts";

const { models } = loadContent(SAMPLE, MODELS);
const renderer = { render: async () => "<main>A page</main>" };

/** A site with a content service over HTTP, where an editor changes a page's uid. */
async function siteWithARenamedPage() {
  const page = (uid: string) => ({ id: "page_how", type: "page", uid, data: { title: "How we hire" } });
  const home = { id: "home", type: "home", data: { title: "Home" } };
  const store = createSandboxStore([home, page("how-we-hire")], { models });
  const asked: string[] = [];
  const service = fastify({ forceCloseConnections: true });
  service.addHook("onRequest", async ({ url }) => void asked.push(decodeURIComponent(url)));
  await service.register(contentSandbox, { store });
  const origin = await service.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => service.close());
  const folder = await mkdtemp(join(tmpdir(), "renamed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = readConfig({
    CONTENT_API_ENDPOINT: `${origin}/api/v2`,
    CONTENT_WEBHOOK_SECRET: "secret",
    DATA_DIR: folder,
  });
  const site = await createSite(config, renderer, pino({ level: "silent" }));
  onTestFinished(() => site.close());
  const publish = async () => {
    const payload = { type: "api-update", secret: "secret" };
    await site.inject({ method: "POST", url: "/api/webhooks/content", payload });
  };
  expect((await site.inject("/how-we-hire")).statusCode).toBe(200);
  store.saveDraft(page("joining-us"));
  store.publish();
  await publish();
  return { site, store, page, publish, asked, service };
}

it("the previous address of a page redirects permanently to the new one", async () => {
  const { site, store, page, publish } = await siteWithARenamedPage();
  // A stale page may be sent once after the publish.
  const answerAt = async (url: string) => {
    const { statusCode, headers } = await site.inject(url);
    return [statusCode, headers.location];
  };
  expect(await answerAt("/joining-us")).toEqual([200, undefined]);
  await expect.poll(() => answerAt("/how-we-hire")).toEqual([301, "/joining-us"]);

  store.saveDraft(page("careers"));
  store.publish();
  await publish();
  for (const former of ["/how-we-hire", "/joining-us"])
    await expect.poll(() => answerAt(former)).toEqual([301, "/careers"]);
});

it("a previous address belongs to the page that uses it now", async () => {
  const { site, store, publish } = await siteWithARenamedPage();
  store.saveDraft({ id: "page_new", type: "page", uid: "how-we-hire", data: { title: "Hiring" } });
  store.publish();
  await publish();
  expect((await site.inject("/how-we-hire")).statusCode).toBe(200);
});

it("an address without a page is requested once, and is a 404 during an outage", async () => {
  const { site, asked, service } = await siteWithARenamedPage();
  const questions = (uid: string) => asked.filter((url) => url.includes(`"${uid}"`)).length;
  expect((await site.inject("/nowhere")).statusCode).toBe(404);
  const once = questions("nowhere");
  expect(once).toBeGreaterThan(0);
  expect((await site.inject("/nowhere?again")).statusCode).toBe(404);
  expect(questions("nowhere")).toBe(once);
  await service.close();
  expect((await site.inject("/elsewhere")).statusCode).toBe(404);
});

it("thousands of unknown addresses cause few concurrent requests", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const findPage = vi.fn(() => promise);
  const formerUids = new FormerUids({ findPage });
  const ref = contentRef("ref");
  const tries = Array.from({ length: 1_000 }, (_, index) =>
    formerUids.find(ref, { type: "page", uid: `guess-${index}` }),
  );
  expect(findPage).toHaveBeenCalledTimes(6);
  resolve(undefined);
  expect(new Set(await Promise.all(tries))).toEqual(new Set([undefined]));
  await formerUids.find(ref, { type: "page", uid: "guess-900" });
  expect(findPage).toHaveBeenCalledTimes(7);
});

it("a failed request is retried", async () => {
  const findPage = vi.fn().mockRejectedValue(new ContentServiceError("findPage", { cause: "none" }));
  const formerUids = new FormerUids({ findPage });
  const candidate = { type: "page", uid: "how-we-hire" } as const;
  for (const _ of ["first", "again"])
    expect(await formerUids.find(contentRef("ref"), candidate)).toBeUndefined();
  expect(findPage).toHaveBeenCalledTimes(2);
});
