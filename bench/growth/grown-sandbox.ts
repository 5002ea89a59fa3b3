/** `node grown-sandbox.ts DOCUMENTS PORT`: the sandbox of the content service with a given number of documents. */
import { join } from "node:path";
import Fastify from "fastify";
import type { ContentDocument } from "../../sandbox/content/document.ts";
import { loadContent } from "../../sandbox/content/loader.ts";
import { contentSandbox } from "../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../sandbox/content/store.ts";

const [documents, port] = process.argv.slice(2).map(Number);
const mediaFolder = join(import.meta.dirname, "../../sample");
const loaded = loadContent(mediaFolder, join(import.meta.dirname, "../../content"));
const store = createSandboxStore(grown(loaded.documents, documents ?? 0), { models: loaded.models });
const server = Fastify();
await server.register(contentSandbox, { store, mediaFolder });
await server.listen({ port: port ?? 0, host: "127.0.0.1" });

/**
 * The documents that every site needs, filled up with articles: those of the sample, then copies with other names, each
 * a day older than the one before.
 */
function grown(samples: readonly ContentDocument[], total: number): readonly ContentDocument[] {
  const articles = samples.filter(({ type }) => type === "news-article");
  const others = samples.filter(({ type }) => type !== "news-article");
  const required = others.filter(({ type }) => !["page", "pdf"].includes(type));
  const base = [...required, ...others.filter((other) => !required.includes(other))].slice(
    0,
    Math.max(total / 2, 8),
  );
  const count = Math.max(total - base.length, 1);
  return [...base, ...Array.from({ length: count }, (_, number) => copyOf(articles, number)).flat()];
}

function copyOf(articles: readonly ContentDocument[], number: number): readonly ContentDocument[] {
  const sample = articles[number % articles.length];
  if (!sample) return [];
  if (number < articles.length) return [sample];
  const uid = `${sample.uid}-${number}`;
  const date = new Date(Date.UTC(2026, 0, 1) - number * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const title = `${String(sample.data.title)} (${number})`;
  return [{ ...sample, id: `news-article_${uid}`, uid, data: { ...sample.data, title, date } }];
}
