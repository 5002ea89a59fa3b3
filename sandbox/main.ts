import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import { onNpmExit } from "../src/environment/npm.ts";
import { prepareFolder } from "../src/environment/preconditions.ts";
import { startProgram } from "../src/environment/start-program.ts";
import { readVariables } from "../src/environment/variables.ts";
import { loadContent } from "./content/loader.ts";
import { contentSandbox } from "./content/plugin.ts";
import { createSandboxStore } from "./content/store.ts";
import { languagesOf } from "./content/store-options.ts";
import { sandboxVariables } from "./environment.ts";
import { marketingSandbox } from "./marketing/plugin.ts";
import { openAccount } from "./marketing/stored-account.ts";
import { rejectForeignHosts } from "./own-hosts.ts";

const { env, folder, documents, models, announcements } = await startProgram(async () => {
  const variables = readVariables(sandboxVariables, process.env);
  prepareFolder(variables.DATA_DIR, "DATA_DIR");
  const { SANDBOX_CONTENT = inProject("sample"), SANDBOX_MODELS = inProject("content") } = variables;
  return { env: variables, folder: SANDBOX_CONTENT, ...loadContent(SANDBOX_CONTENT, SANDBOX_MODELS) };
});
// An empty repository, to test an upload.
const published = process.argv.includes("--empty") ? [] : documents;

const store = createSandboxStore(published, {
  languages: languagesOf(documents),
  models,
  announcements,
  // Previews belong to this server, not to the provider's repository of the same name.
  previewHost: env.SANDBOX_URL ?? `http://${env.HOST}:${env.PORT}`,
  ...(env.SANDBOX_ACCESS_TOKEN ? { accessToken: env.SANDBOX_ACCESS_TOKEN } : {}),
});

const app = Fastify({ logger: { level: env.LOG_LEVEL }, routerOptions: { maxParamLength: 300 } });
const ownUrl = env.SANDBOX_URL === undefined ? undefined : URL.parse(env.SANDBOX_URL)?.hostname;
rejectForeignHosts(app, { hosts: [...env.SANDBOX_HOSTS, ...(ownUrl === undefined ? [] : [ownUrl])] });
await app.register(contentSandbox, {
  store,
  mediaFolder: folder,
  ...(env.SITE_URL ? { siteUrl: env.SITE_URL } : {}),
  ...(env.SANDBOX_WRITE_TOKEN ? { writeToken: env.SANDBOX_WRITE_TOKEN } : {}),
  ...(env.SANDBOX_WEBHOOK_URL
    ? { webhook: { url: env.SANDBOX_WEBHOOK_URL, secret: env.SANDBOX_WEBHOOK_SECRET ?? null } }
    : {}),
});
const account = openAccount(
  env.DATA_DIR,
  { warn: (message) => app.log.warn(message), error: (message) => app.log.error(message) },
  {
    hosts: env.SANDBOX_WEBHOOK_HOSTS,
    ...(env.SANDBOX_SIGNING_SECRET ? { secret: env.SANDBOX_SIGNING_SECRET } : {}),
  },
);
app.addHook("onClose", async () => account.close());
await app.register(marketingSandbox, {
  perform: account.perform,
  account,
  ...(env.SANDBOX_API_KEY ? { apiKeys: [env.SANDBOX_API_KEY] } : {}),
});

const stop = () => void app.close().then(() => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
onNpmExit(stop);

// `localhost` listens on both loopback addresses only.
const listening = await app.listen({ port: env.PORT, host: env.HOST });
const url = `http://localhost:${new URL(listening).port}`;
process.stdout.write(`Content API ${url}/api/v2, editor ${url}/editor, ${published.length} documents\n`);
process.stdout.write(
  `Marketing API ${url}/3.0, ${account.path ? `stored in ${account.path}` : "not stored"}\n`,
);

function inProject(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}
