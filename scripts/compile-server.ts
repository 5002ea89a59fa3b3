// Has the built server compiled and kept (`NODE_COMPILE_CACHE`), so that a process starts sooner: a step of
// `npm run build`. Node compiles a function when it is first called, so the site is put to work once, as
// `npm run serve` starts it; with figures, which others do without. What that has not loaded is loaded after it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { SERVED_AS } from "./site-process/served-as.ts";

const cwd = join(import.meta.dirname, "..");
const compiled = { ...process.env, NODE_COMPILE_CACHE: SERVED_AS.compiled };
const data = await mkdtemp(join(tmpdir(), "compile-server-"));
const site = spawn(process.execPath, [SERVED_AS.program], {
  cwd,
  env: {
    ...compiled,
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

const parts = globSync(`${dirname(SERVED_AS.program)}/*.js`, {
  cwd,
  exclude: [SERVED_AS.program, "**/toolbar.js"],
});
const imports = parts.map((part) => `import "./${part}";`).join("\n");
const [failure] = await once(
  spawn(process.execPath, ["--input-type=module", "--eval", imports], {
    cwd,
    env: compiled,
    stdio: "inherit",
  }),
  "exit",
);
if (failure !== 0) throw new Error(`The modules of the server could not be loaded: ${failure}.`);
