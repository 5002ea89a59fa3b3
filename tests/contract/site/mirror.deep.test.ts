import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { hasProxy, startProxy } from "../../floods/proxies.ts";
import { folderOfTest, startSite } from "./site-process.ts";

const VISITORS = 16;
/** Number of pages read before and after the kill. */
const READ = 2_000;

const hasNginx = hasProxy("nginx");
if (!hasNginx) {
  const message =
    "nginx of Debian's package is not installed: what it shows when the site fails is not tested.";
  if (process.env.REQUIRE_NGINX) throw new Error(message);
  process.stderr.write(`${message}\n`);
}

it.skipIf(!hasNginx)(
  "nginx shows the mirror when the site is killed under load: no page fails",
  async () => {
    const folder = await folderOfTest();
    const mirror = await folderOfTest();
    const environment = { MIRROR_DIR: mirror, TRUST_PROXY: "loopback", ACCESS_LOG: "false" };
    const site = await startSite(folder, { environment });
    await vi.waitUntil(() => site.log().includes("the mirror is updated"), { timeout: 20_000 });
    const proxy = await startProxy("nginx", { site: Number(new URL(site.origin).port), mirror });
    const read = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${proxy.port}${path}`);
      return { status: response.status, text: await response.text() };
    };
    try {
      const sitemap = await readFile(join(mirror, "current/sitemap.xml"), "utf8");
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
      expect(paths.length).toBeGreaterThan(50);

      const failed: string[] = [];
      let count = 0;
      const visitor = async () => {
        while (count < 2 * READ) {
          const path = paths[count % paths.length] ?? "/";
          count += 1;
          if (count === READ) site.process.kill("SIGKILL");
          const { status, text } = await read(path);
          if (status !== 200 || !text.endsWith("</html>")) failed.push(`${path} ${status}`);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      expect(failed).toEqual([]);

      expect((await read("/search?s=dividend&t=page")).text).toContain(
        "Searching is not possible at the moment",
      );
      expect(await read("/no-such-page")).toMatchObject({
        status: 404,
        text: expect.stringContaining("<h1"),
      });
      expect((await read("/api/search")).status).toBe(502);
    } finally {
      await proxy.stop();
    }
  },
  120_000,
);
