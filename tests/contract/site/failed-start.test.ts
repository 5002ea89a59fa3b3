import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { startServer } from "../local-server.ts";
import { folderOfTest } from "./site-process.ts";

/** How a site is started. */
interface Start {
  readonly environment?: Readonly<Record<string, string>>;
  /** Default: the limit of this process. */
  readonly maxOpenFiles?: number;
  /** Options of Node. Default: none. */
  readonly node?: readonly string[];
}

/** Starts a site that fails to start; its output and its exit code. */
async function startExpectingFailure({ environment, maxOpenFiles, node = [] }: Start) {
  const env = { HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent", ...environment };
  const [program, args] =
    maxOpenFiles === undefined
      ? [process.execPath, [...node, PROGRAM]]
      : ["/bin/sh", ["-c", `ulimit -n ${maxOpenFiles} && exec "$0" "$1"`, process.execPath, PROGRAM]];
  const site = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void site.kill("SIGKILL"));
  const [said, [code]] = await Promise.all([text(site.stderr), once(site, "exit")]);
  return { code, lines: said.trimEnd().split("\n") };
}

const takenPort = async () => new URL(`http://${(await startServer(() => undefined)).host}`).port;

const OLD_NODE = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
const unlimited = process.platform === "win32";

/** Invalid configurations, then what a process cannot listen at. A start has its data in the folder. */
const FAILURES: readonly (readonly [string, (folder: string) => Start | Promise<Start>, RegExp])[] = [
  [
    "production without a content service",
    () => ({ environment: { NODE_ENV: "production" } }),
    /^CONTENT_API_ENDPOINT: /,
  ],
  [
    "a file of variables in UTF-16",
    async (folder) => {
      const file = join(folder, ".env");
      await writeFile(file, "\uFEFFPUBLIC_URL=https://www.larkfield.example\n", "utf16le");
      return { node: [`--env-file-if-exists=${file}`] };
    },
    /^\S+\.env: it is in UTF-16;/,
  ],
  [
    "an old version of Node, which cannot parse the program",
    () => ({
      environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(OLD_NODE)}` },
    }),
    /^Node\.js 26\.\S+ is needed, and this is 20\.20\.2: /,
  ],
  [
    "DATA_DIR is not a folder",
    async (folder) => {
      await writeFile(join(folder, "file"), "");
      return { environment: { DATA_DIR: join(folder, "file") } };
    },
    /^DATA_DIR: /,
  ],
  ...(unlimited ? [] : [["hardly any open files", () => ({ maxOpenFiles: 64 }), /^ulimit -n: /] as const]),
  [
    "a port that is taken, with figures beside it",
    async () => ({ environment: { PORT: await takenPort(), METRICS_PORT: "0" } }),
    /^PORT: /,
  ],
  [
    "a host of the figures that is not this machine",
    () => ({ environment: { METRICS_PORT: "0", METRICS_HOST: "192.0.2.1" } }),
    /^METRICS_HOST: /,
  ],
];

it.each(FAILURES)("a process exits with an error message of one line: %s", async (_case, start, expected) => {
  const folder = await folderOfTest();
  const { environment, ...options } = await start(folder);
  const failed = await startExpectingFailure({
    environment: { DATA_DIR: folder, ...environment },
    ...options,
  });
  expect(failed).toEqual({ code: 1, lines: [expect.stringMatching(expected)] });
});
