import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argumentsOf } from "./command-line.ts";
import { PROGRAM } from "./site-process/served-as.ts";
import { originOf } from "./site-process/site-process.ts";

argumentsOf(
  "node scripts/compile-programs.ts\n\nStarts the built site for one page, after which Node writes what it has compiled beside it; a step of npm run build.",
  {},
);

const DATA_DIR = mkdtempSync(join(tmpdir(), "compiled-"));
// Nothing of the environment of the build, which may be that of a company's own site: nothing is sent from here, and Node takes only
// what was compiled with the options of `npm run serve`.
const site = fork(PROGRAM, [], {
  execArgv: [],
  env: { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "info", CONTENT_SANDBOX: "true", DATA_DIR },
  stdio: ["ignore", "pipe", "pipe", "ipc"],
});
const origin = await originOf(site, []);
await fetch(origin);
site.kill("SIGTERM");
await once(site, "exit");
rmSync(DATA_DIR, { recursive: true });
