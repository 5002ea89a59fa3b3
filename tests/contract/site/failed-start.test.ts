import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { folderOfTest } from "./site-process.ts";

/** A process that failed to start. */
interface FailedStart {
  readonly code: number;
  /** Its output. */
  readonly lines: readonly string[];
}

/**
 * Starts a site that fails to start.
 *
 * @param maxOpenFiles - Default: the limit of this process.
 * @param node - Options of Node. Default: none.
 */
async function startExpectingFailure(
  environment: Readonly<Record<string, string>>,
  maxOpenFiles?: number,
  node: readonly string[] = [],
): Promise<FailedStart> {
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

describe("a process with an invalid configuration exits with an error message of one line:", () => {
  it.each([["production without a content service", { NODE_ENV: "production" }, /^CONTENT_API_ENDPOINT: /]])(
    "%s",
    async (_case, environment, expected) => {
      const { code, lines } = await startExpectingFailure({ DATA_DIR: await folderOfTest(), ...environment });
      expect(lines).toEqual([expect.stringMatching(expected)]);
      expect(code).toBe(1);
    },
  );

  it("a file of variables in UTF-16", async () => {
    const folder = await folderOfTest();
    const file = join(folder, ".env");
    await writeFile(file, "\uFEFFPUBLIC_URL=https://www.larkfield.example\n", "utf16le");
    const options = [`--env-file-if-exists=${file}`];
    const { code, lines } = await startExpectingFailure({ DATA_DIR: folder }, undefined, options);
    expect(lines).toEqual([expect.stringMatching(`^${file}: it is in UTF-16;`)]);
    expect(code).toBe(1);
  });

  it("an old version of Node, which cannot parse the program", async () => {
    const versions = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(versions)}`;
    const { code, lines } = await startExpectingFailure({ NODE_OPTIONS });
    expect(lines).toEqual([expect.stringMatching(/^Node\.js 26\.\S+ is needed, and this is 20\.20\.2: /)]);
    expect(code).toBe(1);
  });

  it("DATA_DIR is not a folder", async () => {
    const file = join(await folderOfTest(), "file");
    await writeFile(file, "");
    const { code, lines } = await startExpectingFailure({ DATA_DIR: file });
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
    expect(code).toBe(1);
  });

  it.skipIf(process.platform === "win32")("hardly any open files", async () => {
    const { code, lines } = await startExpectingFailure({ DATA_DIR: await folderOfTest() }, 64);
    expect(lines).toEqual([expect.stringMatching(/^ulimit -n: /)]);
    expect(code).toBe(1);
  });
});

describe("a process that cannot listen exits with an error message of one line:", () => {
  let other: Server;
  let taken: string;

  beforeAll(async () => {
    other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    taken = String((other.address() as AddressInfo).port);
  });
  afterAll(() => void other.close());

  it.each([
    ["a port that is taken, with figures beside it", () => ({ PORT: taken, METRICS_PORT: "0" }), /^PORT: /],
    [
      "a host of the figures that is not this machine",
      () => ({ METRICS_PORT: "0", METRICS_HOST: "192.0.2.1" }),
      /^METRICS_HOST: /,
    ],
  ])("%s", async (_case, environment, expected) => {
    const { code, lines } = await startExpectingFailure({ DATA_DIR: await folderOfTest(), ...environment() });
    expect(lines).toEqual([expect.stringMatching(expected)]);
    expect(code).toBe(1);
  });
});
