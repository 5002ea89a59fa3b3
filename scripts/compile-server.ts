// Has the server's code compiled and kept (`NODE_COMPILE_CACHE`), stripped of its types, so that a process starts in
// half the time and needs no compiler in its memory: a step of `npm run build`. Node compiles a function when it is
// first called, so the site is put to work once, as `npm run serve` starts it; with figures, which others do without.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const data = await mkdtemp(join(tmpdir(), "compile-server-"));
const site = spawn(process.execPath, ["src/composition/main.ts"], {
  cwd: join(import.meta.dirname, ".."),
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
