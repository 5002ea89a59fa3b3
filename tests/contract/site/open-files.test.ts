import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { hasSample } from "../../configuration/sample.ts";
import { folderOfTest, isFine } from "./site-process.ts";

const MAX_OPEN_FILES = 300;
/** More than the limit of open files. */
const CONNECTIONS = 400;

/** A site with a low limit of open files. */
async function startSite() {
  const env = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: await folderOfTest() };
  const site: ChildProcessByStdio<null, Readable, null> = spawn(
    "/bin/sh",
    ["-c", `ulimit -n ${MAX_OPEN_FILES} && exec "$0" "$1"`, process.execPath, PROGRAM],
    { env, stdio: ["ignore", "pipe", "inherit"] },
  );
  onTestFinished(() => void site.kill("SIGKILL"));
  const port = Promise.withResolvers<number>();
  createInterface(site.stdout).on("line", (line) => {
    const listening = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(JSON.parse(line).msg)?.[1];
    if (listening !== undefined) port.resolve(Number(listening));
  });
  return { site, port: await port.promise };
}

describe.skipIf(process.platform === "win32" || !hasSample)(
  "a process with more connections than it may open files",
  () => {
    it("refuses connections above the limit, and continues", async () => {
      const { site, port } = await startSite();
      const origin = `http://127.0.0.1:${port}`;
      await vi.waitUntil(() => isFine(`${origin}/readyz`), { timeout: 20_000, interval: 20 });
      let refused = 0;
      const idle: Socket[] = Array.from({ length: CONNECTIONS }, () => {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => undefined).on("close", () => refused++);
        return socket;
      });
      onTestFinished(() => idle.forEach((socket) => void socket.destroy()));
      await vi.waitUntil(() => refused > CONNECTIONS - MAX_OPEN_FILES, { timeout: 20_000 });
      const [open] = idle.filter((socket) => !socket.closed);
      open?.write("GET /company HTTP/1.1\r\nhost: localhost\r\n\r\n");
      expect(String(open && (await once(open, "data")))).toContain("200 OK");
      for (const socket of idle) socket.destroy();
      await vi.waitUntil(() => isFine(`${origin}/healthz`).catch(() => false), { timeout: 20_000 });
      expect(site.exitCode).toBeNull();
    });
  },
);
