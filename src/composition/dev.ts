import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createServer, normalizePath, type Plugin } from "vite";
import { onNpmExit } from "../environment/npm.ts";
import { envFilesIn, rejectForeignEncoding } from "../environment/preconditions.ts";

const PROJECT = join(import.meta.dirname, "../..");
const SITE = normalizePath(join(import.meta.dirname, "dev-site.ts"));

onNpmExit(() => process.exit());
envFilesIn(process.execArgv).forEach(rejectForeignEncoding);

/** The server renders the pages, so each change reloads the page in view; one outside of `client/` restarts the site. */
const reload: Plugin = {
  name: "reload-on-change",
  hotUpdate({ file }) {
    if (this.environment.name === "ssr") apply({ isOfClient: file.startsWith(`${vite.config.root}/`) });
    return [];
  },
};
const vite = await createServer({ appType: "custom", server: { middlewareMode: true }, plugins: [reload] });
const watched = ["src", "sandbox", "brand", "content", "sample/documents"];
vite.watcher.add(watched.map((folder) => join(PROJECT, folder)));
let site: FastifyInstance | undefined = await (await loadSite()).listen(vite);

let isRestartDue = false;
let applied = Promise.resolve();

/** One after another: several files may be saved at once. */
function apply({ isOfClient }: { readonly isOfClient: boolean }): void {
  isRestartDue ||= !isOfClient;
  applied = applied
    .then(() => (isRestartDue ? restart() : undefined))
    .then(() => vite.environments.client.hot.send({ type: "full-reload" }))
    .catch((error: unknown) => vite.config.logger.error(`The change has no effect yet: ${String(error)}`));
}

/** Vite runs the server's modules too: of those, it evaluates only the changed ones and their importers again. */
async function loadSite(): Promise<Pick<typeof import("./dev-site.ts"), "listen">> {
  const { listen } = await vite.ssrLoadModule(SITE);
  return { listen };
}

async function restart(): Promise<void> {
  isRestartDue = false;
  // If they cannot be loaded, the site stays as it was.
  const loaded = await loadSite();
  const previous = site;
  site = undefined;
  previous?.server.closeAllConnections();
  await previous?.close();
  site = await loaded.listen(vite);
}
