import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { hasSample } from "../../configuration/sample.ts";
import { folderOfTest, isFine, startSite } from "./site-process.ts";

const MAX_OPEN_FILES = 300;
/** More than the limit of open files. */
const CONNECTIONS = 400;

describe.skipIf(process.platform === "win32" || !hasSample)(
  "a process with more connections than it may open files",
  () => {
    it("refuses connections above the limit, and continues", async () => {
      const site = await startSite(await folderOfTest(), { maxOpenFiles: MAX_OPEN_FILES });
      const port = Number(new URL(site.origin).port);
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
      await vi.waitUntil(() => isFine(`${site.origin}/healthz`).catch(() => false), { timeout: 20_000 });
      expect(site.process.exitCode).toBeNull();
    });
  },
);
