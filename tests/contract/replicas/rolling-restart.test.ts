import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { freePort } from "../../../scripts/site-process/free-port.ts";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { type RunningNginx, startNginx } from "../../containers/nginx.ts";
import { unhurried } from "../site/site-process.ts";

const WAIT_OPTIONS = { timeout: 60_000 };

describe.skipIf(!inject("hasEngine"))("a rolling restart of two processes behind nginx", () => {
  let folder: string;
  let options: readonly string[];
  let nginx: RunningNginx;
  const processes = new Map<number, ChildProcess>();

  /** Starts the site on a port, as `npm run serve` does. */
  function start(port: number): void {
    const env = {
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: join(folder, String(port)),
      LOG_LEVEL: "warn",
      TRUST_PROXY: "loopback",
      RENDERINGS_PER_MINUTE: "0",
      SEARCHES_PER_MINUTE: "0",
      SIGN_UPS_PER_MINUTE: "0",
    };
    processes.set(
      port,
      spawn(process.execPath, [...options, PROGRAM], { env, stdio: ["ignore", "inherit", "inherit"] }),
    );
  }

  /** Stops the process on a port as a platform does; returns its exit code. */
  async function stop(port: number): Promise<unknown> {
    const running = processes.get(port);
    if (!running) throw new Error(`Nothing runs on port ${port}`);
    const exit = once(running, "exit");
    running.kill("SIGTERM");
    return (await exit)[0];
  }

  function untilReady(port: number): Promise<boolean> {
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    return vi.waitUntil(isReady, WAIT_OPTIONS);
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "rolling-"));
    options = await unhurried(folder);
    const ports = [await freePort(), await freePort()];
    for (const port of ports) start(port);
    await Promise.all(ports.map(untilReady));
    nginx = await startNginx(ports);
  }, 90_000);

  afterAll(async () => {
    await nginx?.stop();
    for (const running of processes.values()) running.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  it("fails no request and no sign-up", { timeout: 240_000 }, async () => {
    let isOver = false;
    const failed: string[] = [];
    let served = 0;
    const repeat = async (send: () => Promise<Response>) => {
      while (!isOver) {
        const response = await send();
        const body = await response.text();
        if (response.status === 200) served += 1;
        else failed.push(`${response.status} ${response.url} ${body.slice(0, 200)}`);
      }
    };
    const at = (path: string) => `http://127.0.0.1:${nginx.port}${path}`;
    const paths = ["/", "/investors", "/news", "/company", "/search?s=results", "/sitemap.xml"];
    let readers = 0;
    const signUp = () =>
      fetch(at("/api/newsletterPost"), {
        method: "POST",
        body: JSON.stringify(`reader-${readers++}@larkfield.example`),
      });
    const visits = [...paths.map((path) => repeat(() => fetch(at(path)))), repeat(signUp), repeat(signUp)];
    for (const port of processes.keys()) {
      expect(await stop(port)).toBe(0);
      start(port);
      await untilReady(port);
      // The next process is stopped once this one serves visitors again.
      const before = served;
      await vi.waitUntil(() => served > before + 100, WAIT_OPTIONS);
    }
    isOver = true;
    await Promise.all(visits);
    expect(failed).toEqual([]);
  });
});
