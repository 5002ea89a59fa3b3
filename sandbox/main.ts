import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import { loadContent } from "./content/loader.ts";
import { contentSandbox } from "./content/plugin.ts";
import { createSandboxStore } from "./content/store.ts";

const { env } = process;
const folder = fileURLToPath(new URL("../content", import.meta.url));
const { documents, models } = loadContent(folder);
// An empty repository is what an upload is tried on.
const published = process.argv.includes("--empty") ? [] : documents;

const store = createSandboxStore(published, {
  models,
  ...(env.SANDBOX_ACCESS_TOKEN ? { accessToken: env.SANDBOX_ACCESS_TOKEN } : {}),
});

const app = Fastify({
  logger: { level: env.LOG_LEVEL ?? "warn" },
  routerOptions: { maxParamLength: 300 },
});
await app.register(contentSandbox, {
  store,
  mediaFolder: folder,
  ...(env.SITE_URL ? { siteUrl: env.SITE_URL } : {}),
  ...(env.SANDBOX_WRITE_TOKEN ? { writeToken: env.SANDBOX_WRITE_TOKEN } : {}),
  ...(env.SANDBOX_WEBHOOK_URL
    ? { webhook: { url: env.SANDBOX_WEBHOOK_URL, secret: env.SANDBOX_WEBHOOK_SECRET ?? null } }
    : {}),
});

const port = Number(env.PORT ?? 3001);
// By this name it answers on both loopback addresses, and on no other.
await app.listen({ port, host: env.HOST ?? "localhost" });
const url = `http://localhost:${port}`;
process.stdout.write(`Content API ${url}/api/v2, editor ${url}/editor, ${published.length} documents\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
