import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { run, tools } from "./installed.ts";

export interface Runtime {
  readonly name: string;
  readonly agent: RegExp;
  /** Whether it loads a single file and resolves no packages. */
  readonly isBundled: boolean;
  /** The executable and its first arguments; none where there are no processes. */
  readonly command: () => readonly string[];
  /** Runs a module that exports `main`, and returns its result as JSON. */
  readonly run: (folder: string, file: string) => Promise<string>;
}

const TIMEOUT_MS = 60_000;

export const runtimes: readonly Runtime[] = [
  processOf("Node 20", /^Node\.js\/20/, () => [tool("node20/bin/node")]),
  processOf("Node 22", /^Node\.js\/22/, () => [tool("node22/bin/node")]),
  processOf("Node 24", /^Node\.js\/24/, () => [tool("node24/bin/node")]),
  processOf("Node 26", /^Node\.js\/26/, () => [process.execPath]),
  processOf("Bun", /^Bun\//, () => [tool("bun/bin/bun{,.exe}")]),
  processOf("Deno", /^Deno\//, () => [tool("@deno/*/deno{,.exe}"), "run", "--allow-all"]),
  { name: "workerd", agent: /^Cloudflare-Workers$/, isBundled: true, command: () => [], run: runInWorkerd },
];

function tool(pattern: string): string {
  const [path] = globSync(pattern, { cwd: tools });
  if (path === undefined) throw new Error(`${pattern} is not installed in ${tools}`);
  return join(tools, path);
}

function processOf(name: string, agent: RegExp, command: () => readonly string[]): Runtime {
  return {
    name,
    agent,
    isBundled: false,
    command,
    run: async (folder, file) => {
      const starter = join(folder, `start-${file}`);
      writeFileSync(
        starter,
        `import { main } from "./${file}";\nconsole.log(JSON.stringify(await main()));\n`,
      );
      const [executable = "", ...args] = command();
      const { stdout } = await run(executable, [...args, starter], { cwd: folder, timeout: TIMEOUT_MS });
      return stdout;
    },
  };
}

async function runInWorkerd(folder: string, file: string): Promise<string> {
  const worker = await startWorker(folder, file);
  try {
    return await worker.get("/");
  } finally {
    worker.stop();
  }
}

export type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Starts workerd with a module that exports `main`. */
export async function startWorker(folder: string, file: string) {
  const config = join(folder, `${file}.capnp`);
  writeFileSync(join(folder, `worker-${file}`), workerOf(file));
  writeFileSync(config, configOf(file));
  const workerd = tool("@cloudflare/workerd-*/bin/workerd{,.exe}");
  const worker = spawn(workerd, ["serve", config, "--control-fd=3"], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  });
  const control = worker.stdio[3];
  if (!(control instanceof Readable)) throw new Error("workerd says nothing");
  const [line] = await once(createInterface(control), "line");
  const { port } = JSON.parse(line);
  return {
    /** The result of its `main`, called with a request. */
    async get(path: string) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal });
      if (!response.ok) throw new Error(await response.text());
      return await response.text();
    },
    stop: () => void worker.kill(),
  };
}

function workerOf(file: string): string {
  return `import { main } from "${file}";
export default {
  async fetch(request) {
    try {
      return Response.json(await main(request));
    } catch (error) {
      return new Response(error.stack, { status: 500 });
    }
  },
};
`;
}

function configOf(file: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [
        (name = "worker", esModule = embed "worker-${file}"),
        (name = "${file}", esModule = embed "${file}"),
      ],
      compatibilityDate = "2026-11-01",
    )),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;
}
