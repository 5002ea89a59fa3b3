import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { createServer, type DevEnvironment, normalizePath, type Plugin } from "vite";
import { describeError } from "../adapters/http/rendering/dev-errors.ts";
import { rereadableFile } from "../environment/env-file.ts";
import { onNpmExit } from "../environment/npm.ts";
import { envFilesIn, rejectForeignEncoding } from "../environment/preconditions.ts";
import { startProgram } from "../environment/start-program.ts";
import { isEnvironmentError } from "../environment/variables.ts";

const PROJECT = join(import.meta.dirname, "../..");
const SITE = normalizePath(join(import.meta.dirname, "dev-site.ts"));
const BRAND = normalizePath(join(PROJECT, "brand/"));

onNpmExit(() => process.exit());

/** The server renders the pages, so each change reloads the page in view; one outside of `client/` restarts the site. */
const reload: Plugin = {
  name: "reload-on-change",
  configResolved({ configFileDependencies: files }) {
    // Vite would restart itself for the brand, without the files that are watched below, while the site keeps the brand of before.
    files.splice(0, files.length, ...files.filter((file) => !file.startsWith(BRAND)));
  },
  hotUpdate({ file, type }) {
    if (this.environment.name !== "ssr") return [];
    if (type === "create") forgetFailures(this.environment);
    apply({ isOfClient: file.startsWith(`${vite.config.root}/`) });
    return [];
  },
};
// On a port of its own, so that several sites can be developed at once. It outlives restarts of the site.
const messages = createHttpServer().listen();
await once(messages, "listening");
const address = messages.address();
const clientPort = typeof address === "object" ? address?.port : undefined;
const ws = { server: messages, ...(clientPort !== undefined && { clientPort }) };
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, ws },
  plugins: [reload],
});

const envFiles = envFilesIn(process.execArgv).map((file) => resolve(file));
const rereadable = envFiles.map((file) => rereadableFile(file, process.env));
const WATCHED = ["src", "sandbox", "brand", "content", "sample/documents", "sample/announcements.json"];
vite.watcher.add([...WATCHED.map((path) => join(PROJECT, path)), ...envFiles]);

let isRestartDue = false;
let applied = Promise.resolve();
let site: FastifyInstance | undefined = await startProgram(async () => {
  envFiles.forEach(rejectForeignEncoding);
  const { prepareSite } = await loadSite();
  const start = await prepareSite(vite);
  return start();
});

/** One after another: several files may be saved at once. */
function apply({ isOfClient }: { readonly isOfClient: boolean }): void {
  isRestartDue ||= !isOfClient;
  applied = applied
    .then(() => (isRestartDue ? restart() : undefined))
    .then(() => vite.environments.client.hot.send({ type: "full-reload" }))
    .catch((error: unknown) => {
      isRestartDue = true;
      const err = describeError(vite, error);
      const what = isEnvironmentError(error) ? error.message : `${err.message}\n${err.stack}`;
      vite.config.logger.error(`The change has no effect yet: ${what}`);
      vite.environments.client.hot.send({ type: "error", err });
    });
}

/** Modules that have failed because a file was missing do not fail any more: Vite does not know that they import it. */
function forgetFailures({ moduleGraph }: DevEnvironment): void {
  for (const module of moduleGraph.idToModuleMap.values())
    if (module.ssrError) moduleGraph.invalidateModule(module);
}

/** Vite runs the server's modules too: of those, it evaluates only the changed ones and their importers again. */
async function loadSite(): Promise<Pick<typeof import("./dev-site.ts"), "prepareSite">> {
  const { prepareSite } = await vite.ssrLoadModule(SITE);
  return { prepareSite };
}

async function restart(): Promise<void> {
  isRestartDue = false;
  for (const reread of rereadable) reread();
  // If it cannot be loaded or prepared, the site stays as it was.
  const { prepareSite } = await loadSite();
  const start = await prepareSite(vite);
  const previous = site;
  site = undefined;
  previous?.server.closeAllConnections();
  await previous?.close();
  site = await start();
}
