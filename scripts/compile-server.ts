// Has the server's code compiled and kept (`NODE_COMPILE_CACHE`), stripped of its types, so that a process starts in
// half the time and needs no compiler in its memory: a step of `npm run build`. Node compiles a function when it is
// first called, so the site is put to work once, as `npm run serve` starts it; with figures, which others do without.
// What that has not loaded is loaded after it: of all that may be configured, nothing is to need the compiler later.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What does something when it is loaded, or is for development. */
const PROGRAMS = [
  "src/composition/main.ts",
  "src/composition/dev.ts",
  "src/adapters/http/rendering/dev-renderer.ts",
];

const root = join(import.meta.dirname, "..");
const data = await mkdtemp(join(tmpdir(), "compile-server-"));
const site = spawn(process.execPath, ["src/composition/main.ts"], {
  cwd: root,
  env: {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    METRICS_PORT: "0",
    DATA_DIR: data,
    LOG_LEVEL: "info",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = once(site, "exit");
for await (const line of createInterface(site.stdout)) {
  const origin = /listening at (http:[^"\s]+)/.exec(line)?.[1];
  if (origin === undefined) continue;
  for (const path of ["/", "/search?s=report", "/favicon.svg"]) {
    await (await fetch(origin + path, { headers: { connection: "close" } })).arrayBuffer();
  }
  site.kill("SIGTERM");
}
const [code] = await ended;
await rm(data, { recursive: true });
if (code !== 0) throw new Error(`The site ended with code ${code}.`);

const modules = globSync("src/**/*.ts", { cwd: root, exclude: PROGRAMS });
const [failure] = await once(
  spawn(process.execPath, ["--input-type=module", "--eval", imports(modules)], {
    cwd: root,
    stdio: "inherit",
  }),
  "exit",
);
if (failure !== 0) throw new Error(`The modules of the server could not be loaded: ${failure}.`);

function imports(paths: readonly string[]): string {
  return [`import "reflect-metadata";`, ...paths.map((path) => `import "./${path}";`)].join("\n");
}
