import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startServer } from "../local-server.ts";
import { folderOfTest, type ProcessOptions, spawnSite } from "./site-process.ts";

const takenPort = async () => new URL(`http://${(await startServer(() => undefined)).host}`).port;

const VERSION = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
const OLD_NODE = `--import=data:text/javascript,${encodeURIComponent(VERSION)}`;
const unlimited = process.platform === "win32";

/** A start has its data in the folder. */
type Start = (folder: string) => ProcessOptions | Promise<ProcessOptions>;

/** Invalid configurations, then what a process cannot listen at. */
const FAILURES: readonly (readonly [string, Start, RegExp])[] = [
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
    () => ({ environment: { NODE_OPTIONS: OLD_NODE } }),
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
  [
    "a file of sign-ups that was emptied",
    async (folder) => {
      await writeFile(join(folder, "sign-ups.sqlite"), "");
      return {};
    },
    /^DATA_DIR: \S+sign-ups\.sqlite is empty, .* put a backup in its place/,
  ],
  ...(unlimited
    ? []
    : [["hardly any open files", () => ({ before: "ulimit -n 64" }), /^ulimit -n: /] as const]),
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
  const options = await start(folder);
  const environment = { LOG_LEVEL: "silent", ...options.environment };
  const { site, closed } = spawnSite(folder, { ...options, environment });
  const [said, [code]] = await Promise.all([text(site.stderr), closed]);
  expect(code).toBe(1);
  expect(said.trimEnd().split("\n")).toEqual([expect.stringMatching(expected)]);
});
