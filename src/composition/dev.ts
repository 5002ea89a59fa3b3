import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { join, resolve } from "node:path";
import { createServer, type DevEnvironment, normalizePath, type Plugin } from "vite";
import {
  type DescribedError,
  describeBrowserError,
  describeError,
  describeInput,
} from "../adapters/http/rendering/dev-errors.ts";
import { RENDERED } from "../adapters/http/rendering/dev-rendered.ts";
import { rereadableFile } from "../environment/env-file.ts";
import { onNpmExit } from "../environment/npm.ts";
import { envFilesIn, rejectForeignEncoding } from "../environment/preconditions.ts";
import { startProgram } from "../environment/start-program.ts";
import { isEnvironmentError } from "../environment/variables.ts";
import { DevAddress } from "./dev-address.ts";
import type { RunningSite } from "./dev-site.ts";

const PROJECT = join(import.meta.dirname, "../..");
const SITE = normalizePath(join(import.meta.dirname, "dev-site.ts"));
const BRAND = normalizePath(join(PROJECT, "brand/"));

const envFiles = envFilesIn(process.execArgv).map((file) => resolve(file));
const WATCHED = ["src", "sandbox", "brand", "content", "sample/documents", "sample/announcements.json"];
const watched = [...WATCHED.map((path) => join(PROJECT, path)), ...envFiles];

onNpmExit(() => process.exit());

const RELOAD = { type: "full-reload" } as const;

/** When the last change took effect, in milliseconds of Unix time. */
let changedAt = 0;

/** Why the last change has no effect yet. */
let failure: DescribedError | undefined;

/** The server renders the pages, so each change reloads the page in view; one outside of `client/` restarts the site. */
const reload: Plugin = {
  name: "reload-on-change",
  configResolved({ configFileDependencies: files }) {
    // For the brand, the site restarts.
    files.splice(0, files.length, ...files.filter((file) => !file.startsWith(BRAND)));
  },
  configureServer(server) {
    server.watcher.add(watched);
    const { hot } = server.environments.client;
    // The page has an error that the server does not have, such as one of a component that the browser runs again.
    hot.on("vite:forward-console", ({ type, data }, { send }) => {
      const err = type === "log" ? undefined : describeBrowserError(vite, data);
      if (err) send({ type: "error", err });
    });
    hot.on(RENDERED, (startedAt: number, { send }) => {
      if (startedAt < changedAt) send(RELOAD);
      else if (failure) send({ type: "error", err: failure });
    });
    // Vite would restart itself for its configuration, and end the modules of the site.
    server.restart = async () => {
      failure = { message: "The configuration of Vite has changed: start npm run dev again.", stack: "" };
      vite.config.logger.error(failure.message);
      hot.send({ type: "error", err: failure });
    };
  },
  hotUpdate({ file, type }) {
    if (this.environment.name !== "ssr") return [];
    if (type === "create") forgetFailures(this.environment);
    apply({ isOfClient: file.startsWith(`${vite.config.root}/`) });
    return [];
  },
};
// On a port of its own, so that several sites can be developed at once.
const messages = createHttpServer().listen();
await once(messages, "listening");
const ofMessages = messages.address();
const clientPort = typeof ofMessages === "object" ? ofMessages?.port : undefined;
const ws = { server: messages, ...(clientPort !== undefined && { clientPort }) };
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, ws, forwardConsole: { unhandledErrors: true, logLevels: [] } },
  plugins: [reload],
});

const rereadable = envFiles.map((file) => rereadableFile(file, process.env));
let isRestartDue = false;
let applied = Promise.resolve();
let { address, site } = await startProgram(async () => {
  envFiles.forEach(rejectForeignEncoding);
  const { prepareSite } = await loadSite();
  const { address: wanted, start } = await prepareSite(vite);
  const opened = await DevAddress.open(wanted);
  const started: RunningSite = await start();
  opened.answerWith(started.server);
  return { address: opened, site: started };
});

/** One after another: several files may be saved at once. */
function apply({ isOfClient }: { readonly isOfClient: boolean }): void {
  isRestartDue ||= !isOfClient;
  applied = applied
    .then(() => (isRestartDue ? restart() : undefined))
    .then(() => {
      failure = undefined;
      changedAt = Date.now();
      vite.environments.client.hot.send(RELOAD);
    })
    .catch((error: unknown) => {
      isRestartDue = true;
      failure = described(error);
      vite.config.logger.error(
        `The change has no effect yet: ${[failure.message, failure.stack].filter(Boolean).join("\n")}`,
      );
      vite.environments.client.hot.send({ type: "error", err: failure });
    });
}

function described(error: unknown): DescribedError {
  return isEnvironmentError(error) ? describeInput(error.message, envFiles) : describeError(vite, error);
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
  const { address: wanted, start, explain } = await prepareSite(vite);
  address = await address.movedTo(wanted);
  address.wait();
  // Whatever happens to the one before, the next is to start: connections wait for it.
  await site.close().catch((error: unknown) => {
    vite.config.logger.error(`The site before did not close: ${described(error).message}`);
  });
  try {
    site = await start();
  } catch (error) {
    // Pages that are opened or reloaded now are to heal, too.
    site = await explain(described(error));
    throw error;
  } finally {
    address.answerWith(site.server);
  }
}
