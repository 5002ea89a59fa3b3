import { once } from "node:events";
import { join } from "node:path";
import { expect, inject, it, onTestFinished, vi } from "vitest";
import { freePort } from "../../../scripts/site-process/free-port.ts";
import { startNginx } from "../../containers/nginx.ts";
import { folderOfTest, startSite, unhurried } from "../site/site-process.ts";

const WAIT_OPTIONS = { timeout: 60_000 };
const PATHS = ["/", "/investors", "/news", "/company", "/search?s=results", "/sitemap.xml"];
const ENVIRONMENT = {
  ACCESS_LOG: "false",
  TRUST_PROXY: "loopback",
  RENDERINGS_PER_MINUTE: "0",
  SEARCHES_PER_MINUTE: "0",
  SIGN_UPS_PER_MINUTE: "0",
};

it.skipIf(!inject("hasEngine"))(
  "a rolling restart of two processes behind nginx fails no request and no sign-up",
  { timeout: 240_000 },
  async () => {
    const folder = await folderOfTest();
    const node = await unhurried(folder);
    /** Starts a process on a port; resolves when it is ready. */
    const start = async (port: number) => {
      const environment = { ...ENVIRONMENT, PORT: String(port) };
      return { port, ...(await startSite(join(folder, String(port)), { environment, node })) };
    };
    const sites = await Promise.all([start(await freePort()), start(await freePort())]);
    const nginx = await startNginx(sites.map(({ port }) => port));
    onTestFinished(() => nginx.stop());

    let isOver = false;
    const failed: string[] = [];
    let served = 0;
    const repeat = async (path: string, request: () => RequestInit = () => ({})) => {
      while (!isOver) {
        const response = await fetch(`http://127.0.0.1:${nginx.port}${path}`, request());
        const body = await response.text();
        if (response.status === 200) served += 1;
        else failed.push(`${response.status} ${response.url} ${body.slice(0, 200)}`);
      }
    };
    let readers = 0;
    const signUp = () => ({ method: "POST", body: JSON.stringify(`reader-${readers++}@larkfield.example`) });
    const signUps = [1, 2].map(() => repeat("/api/newsletterPost", signUp));
    const visits = [...PATHS.map((path) => repeat(path)), ...signUps];
    for (const { port, process } of sites) {
      process.kill("SIGTERM");
      expect(await once(process, "exit")).toEqual([0, null]);
      await start(port);
      // The next process is stopped once this one serves visitors again.
      const before = served;
      await vi.waitUntil(() => served > before + 100, WAIT_OPTIONS);
    }
    isOver = true;
    await Promise.all(visits);
    expect(failed).toEqual([]);
  },
);
