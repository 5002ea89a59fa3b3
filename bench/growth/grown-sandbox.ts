/**
 * `node grown-sandbox.ts DOCUMENTS PORT [LATENCY]`: the sandbox of the content service with a given number of documents, and
 * with milliseconds that each request to its content API takes longer. Default: none.
 */
import { setTimeout as delay } from "node:timers/promises";
import Fastify from "fastify";
import type { ContentDocument } from "../../sandbox/content/document.ts";
import { loadContent } from "../../sandbox/content/loader.ts";
import { contentSandbox } from "../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../sandbox/content/store.ts";
import { languagesOf } from "../../sandbox/content/store-options.ts";
import { MODELS, SAMPLE } from "../../src/composition/folders.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

const [total = 0, port = 0, latency = 0] = process.argv.slice(2).map(Number);
const { documents, models } = loadContent(SAMPLE, MODELS);
// Copies of a translation would be translations of one document.
const [master] = languagesOf(documents);
const samples = documents.filter(({ lang }) => lang === master.id);
const articles = samples.filter(({ type }) => type === "news-article");
const copies = Array.from({ length: Math.max(0, total - samples.length) }, (_, number) => copyOf(number + 1));
const origin = `http://127.0.0.1:${port}`;
const store = createSandboxStore([...samples, ...copies.flat()], { models, previewHost: origin });
const server = Fastify();
server.addHook("onRequest", async ({ url }) => {
  if (latency > 0 && url.startsWith("/api/v2")) await delay(latency);
});
await server.register(contentSandbox, { store, mediaFolder: SAMPLE });
await server.listen({ port, host: "127.0.0.1" });

/** An article of the sample with another name; each copy is a day older than the one before. */
function copyOf(number: number): readonly ContentDocument[] {
  const sample = articles[number % articles.length];
  if (!sample) return [];
  const uid = `${sample.uid}-${number}`;
  const date = new Date(Date.UTC(2026, 0, 1) - number * DAY_MS).toISOString().slice(0, 10);
  const published = `${date}T08:00:00+0000`;
  const title = `${String(sample.data.title)} (${number})`;
  const dates = { first_publication_date: published, last_publication_date: published };
  const data = { ...sample.data, title, date, released: null };
  return [{ ...sample, id: `news-article_${uid}`, uid, ...dates, data }];
}
